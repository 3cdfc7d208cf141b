import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { atAGlance } from './at-a-glance';

describe('<AtAGlance>', () => {
  it('sums the topic up', async () => {
    await expect(await run(atAGlance, '<AtAGlance />')).toMatchFileSnapshot(
      'fixtures/at-a-glance.golden.txt',
    );
  });

  it('refuses a bare attribute', async () => {
    await expect(run(atAGlance, '<AtAGlance brief />')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:1 <AtAGlance> takes plain strings only, not braces or bare names. Next: write `<AtAGlance />`.',
    );
  });
});
