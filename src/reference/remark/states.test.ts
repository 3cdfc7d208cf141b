import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { statesTag } from './states';

describe('<States>', () => {
  it('draws the lifecycle and adds a table', async () => {
    await expect(await run(statesTag, '<States name="Ticket" />')).toMatchFileSnapshot(
      'fixtures/states.golden.txt',
    );
  });

  it('refuses a schema without lifecycle', async () => {
    await expect(run(statesTag, '<States name="Place" />')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:1 The schema `Place` has no lifecycle. Next: known are Ticket.',
    );
  });
});
