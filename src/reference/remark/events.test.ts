import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { eventsTag } from './events';

describe('<Events>', () => {
  it('shows every event of the topic', async () => {
    await expect(await run(eventsTag, '<Events />')).toMatchFileSnapshot(
      'fixtures/events.golden.txt',
    );
  });

  it('refuses content', async () => {
    await expect(run(eventsTag, '<Events>all</Events>')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:1 <Events> is inside a line or has content. Next: write `<Events />` on a line of its own',
    );
  });
});
