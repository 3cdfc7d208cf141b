import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { operation } from './operation';

describe('<Operation>', () => {
  it('replaces the tag by a heading and a block', async () => {
    await expect(await run(operation, '<Operation id="createTicket" />')).toMatchFileSnapshot(
      'fixtures/operation.golden.txt',
    );
  });

  it('names the operation that was meant', async () => {
    await expect(run(operation, '<Operation id="creatTicket" />')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:1 The contract of general has no operation `creatTicket`. Next: did you mean `createTicket`?',
    );
  });
});
