import { describe, expect, it } from 'vitest';
import { feesTag } from './fees';
import { run } from './fixtures/run';

describe('<Fees>', () => {
  it('writes the schedule as one table per product', async () => {
    await expect(await run(feesTag, '<Fees />')).toMatchFileSnapshot('fixtures/fees.golden.txt');
  });

  it('takes no attributes', async () => {
    await expect(run(feesTag, '<Fees product="ticket" />')).rejects.toThrow(
      'ticket.mdx:1:1 <Fees> has no attribute `product`. Next: write `<Fees />`.',
    );
  });
});
