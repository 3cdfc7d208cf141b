import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { operationsTag } from './operations';

describe('<Operations>', () => {
  it('lists the operations of the topic', async () => {
    await expect(await run(operationsTag, '<Operations />')).toMatchFileSnapshot(
      'fixtures/operations.golden.txt',
    );
  });

  it('refuses an attribute', async () => {
    await expect(run(operationsTag, '<Operations topic="ticket" />')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:1 <Operations> has no attribute `topic`. Next: write `<Operations />`.',
    );
  });
});
