import { describe, expect, it } from 'vitest';
import { feeCalculatorTag } from './fee-calculator';
import { run } from './fixtures/run';

describe('<FeeCalculator>', () => {
  it('has the schedule by product as plain text, and the content shown without JavaScript', async () => {
    const mdx = await run(feeCalculatorTag, '<FeeCalculator />');
    const [, json = '[]'] = /products=\{(.*)\} illustrative>/.exec(mdx) ?? [];
    expect(JSON.parse(json)).toMatchObject([
      {
        title: 'Ticket',
        fees: [
          { id: 'ticket-sale', charged: 'When the ticket is paid.', rateBps: 250, min: '0.50' },
          { id: 'ticket-print', fixed: '1.00', examples: [] },
        ],
      },
    ]);
    expect(mdx).toContain('Without JavaScript there is no calculator here.');
  });

  it('takes no attributes', async () => {
    await expect(run(feeCalculatorTag, '<FeeCalculator fee="ticket-sale" />')).rejects.toThrow(
      'ticket.mdx:1:1 <FeeCalculator> has no attribute `fee`. Next: write `<FeeCalculator />`.',
    );
  });
});
