import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { operationTag } from './operation';

describe('<Operation>', () => {
  it('replaces the tag by a heading and a block', async () => {
    await expect(await run(operationTag, '<Operation id="createTicket" />')).toMatchFileSnapshot(
      'fixtures/operation.golden.txt',
    );
  });

  it('names the operation that was meant', async () => {
    await expect(run(operationTag, '<Operation id="creatTicket" />')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:1 The contract of general has no operation `creatTicket`. Next: did you mean `createTicket`?',
    );
  });
});
