import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { atAGlanceTag } from './at-a-glance';

describe('<AtAGlance>', () => {
  it('sums up the topic', async () => {
    await expect(await run(atAGlanceTag, '<AtAGlance />')).toMatchFileSnapshot(
      'fixtures/at-a-glance.golden.txt',
    );
  });

  it('refuses a bare attribute', async () => {
    await expect(run(atAGlanceTag, '<AtAGlance brief />')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:1 <AtAGlance> has no attribute `brief`. Next: write `<AtAGlance />`.',
    );
  });
});
