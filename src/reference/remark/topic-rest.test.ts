import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { topicTag } from './topic-rest';

describe('<Topic>', () => {
  it('shows what no other tag shows of the topic', async () => {
    await expect(await run(topicTag, '<Topic name="ticket" />')).toMatchFileSnapshot(
      'fixtures/topic.golden.txt',
    );
  });

  it('suggests the topic that was meant', async () => {
    await expect(run(topicTag, '<Topic name="tickt" />')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:1 The contract of general has no topic `tickt`. Next: did you mean `ticket`?',
    );
  });
});
