import { expect, it } from 'vitest';
import { ANY_SERVER } from '../../src/site/boot/policy';
import { withPolicy } from '../../src/site/plugins/after-build/policy';
import { rehashed } from './rehashed';

const page = (rest: string): string =>
  `<!doctype html><html lang="en"><head>\n<meta charset="UTF-8">${rest}</head></html>`;

it('updates the hashes in the policy of a page for changed scripts', () => {
  const html = withPolicy(page('<script>a</script><style>b</style>'), ANY_SERVER);
  const changed = html.replace('>a<', '>c<').replace('>b<', '>d<');
  expect(rehashed(changed)).toBe(
    withPolicy(page('<script>c</script><style>d</style>'), ANY_SERVER),
  );
  expect(rehashed(page('<script>a</script>'))).toBe(page('<script>a</script>'));
  const open = html.replace("object-src 'none'", 'object-src *');
  expect(rehashed(open)).toBe(open);
});
