import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { common, fixed, passThrough, percent } from '@site/src/reference/fees/testing/fees';
import FeeCalculator from '.';

const usdc = { code: 'eip155:1/erc20:0x0', label: 'USDC', scale: 6 };
const products = [
  {
    title: 'Exchange',
    fees: [
      percent(30, {
        id: 'exchange',
        title: 'Exchange',
        product: 'exchange',
        collected: 'from_amount',
        min: '0.10',
        examples: [{ amount: '125.00', fee: '0.38' }],
      }),
      percent(30, { id: 'exchange-usdc', title: 'Exchange', product: 'exchange', unit: usdc }),
    ],
  },
  {
    title: 'Order',
    fees: [
      percent(100, { id: 'order', title: 'Order', product: 'order' }),
      { ...passThrough, title: 'Network fee', product: 'order', alongWith: 'order' },
      { ...fixed('6.00'), ...common, id: 'loan', title: 'Loan', collected: 'apart' as const },
      { ...fixed('2.00'), id: 'ticket', title: 'Ticket', collected: 'on_top' as const },
      { ...fixed('3.00'), id: 'tour', title: 'Tour', collected: 'included' as const },
    ],
  },
];

const show = (illustrative = false): void => {
  render(
    <BrowserRouter>
      <FeeCalculator products={products} illustrative={illustrative}>
        <p>See the tables.</p>
      </FeeCalculator>
    </BrowserRouter>,
  );
};
const status = (): string => screen.getByRole('status').textContent.replaceAll('\u00a0', ' ');
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
};
/** Changes the fragment like a link on the page, or like the Back button. */
const goTo = (hash: string): void => {
  window.history.replaceState(null, '', `/${hash}`);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
};
const pick = (name: string, label: string): void => {
  const option = screen.getByRole('option', { name: label });
  fireEvent.change(screen.getByRole('combobox', { name }), {
    target: { value: option.getAttribute('value') },
  });
};

Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('FeeCalculator', () => {
  it('starts with the first example of the schedule', () => {
    show(true);
    expect(status()).toBe('Fees on 125.00 EUR: 0.38 EUR.');
    expect(screen.getByText(/placeholders/)).toBeTruthy();
    const steps = within(screen.getByRole('region', { name: 'Fee calculator' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(steps.slice(1)).toEqual([
      '0.30% of 125.00 EUR 0.375 EUR',
      'Rounded half up to 2 decimals 0.38 EUR',
    ]);
  });

  it('keeps the entry in the address, and nothing else', () => {
    show();
    type('Amount in EUR', '10');
    expect(window.location.hash).toBe('#fee=exchange&amount=10');
    expect(status()).toBe('Fees on 10.00 EUR: 0.10 EUR.');
  });

  it('opens the entry in the address', () => {
    window.history.replaceState(null, '', '/#fee=order&amount=200&cost.network=1.5');
    show();
    expect(field('Amount in EUR')).toHaveProperty('value', '200');
    expect(status()).toBe('Fees on 200.00 EUR: 3.50 EUR.');
  });

  it('keeps the entry when the address changes to an anchor, and follows a link to a calculation', () => {
    show();
    type('Amount in EUR', '10');
    goTo('#fee-exchange');
    expect(status()).toBe('Fees on 10.00 EUR: 0.10 EUR.');
    goTo('#fee=exchange&amount=125');
    expect(status()).toBe('Fees on 125.00 EUR: 0.38 EUR.');
  });

  it('offers each event once, with its units in a second list', () => {
    show();
    const events = within(screen.getByRole('combobox', { name: 'What is charged' }));
    expect(events.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Exchange',
      'Order',
      'Loan',
      'Ticket',
      'Tour',
    ]);
    pick('Currency or asset', 'USDC');
    type('Amount in USDC', '10.000001');
    expect(status()).toBe('Fees on 10.000001 USDC: 0.030000 USDC.');
  });

  it('asks for a passed-through cost, and reports that it is missing', () => {
    show();
    pick('What is charged', 'Order');
    expect(status()).toBe('Fees on 125.00 EUR: 1.25 EUR, and what is billed as charged.');
    type('Network fee in EUR', '0.75');
    expect(status()).toBe('Fees on 125.00 EUR: 2.00 EUR.');
  });

  it('says that an amount does not cover its fees', () => {
    show();
    type('Amount in EUR', '0.05');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '0.10\u00a0EUR',
      'none, as the fees exceed the amount',
    ]);
  });

  it('reports a mistake at its field, and calculates nothing', () => {
    show();
    type('Amount in EUR', '<img src=x onerror=alert(1)>');
    const amount = field('Amount in EUR');
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    const [fault = ''] = amount.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(fault)?.textContent).toContain('Write digits');
    expect(status()).toBe('Nothing is worked out until the amounts are corrected.');
    expect(document.querySelector('img')).toBeNull();
  });

  it.each([
    ['Exchange', ['All fees', 'Amount less fees']],
    ['Ticket', ['All fees', 'Amount and fees']],
    ['Tour', ['All fees', 'Amount, fees included']],
    ['Loan', ['All fees', 'Amount, which this fee leaves as it is']],
    [
      'Order',
      [
        'Fees that are known',
        'Amount and fees, where they are charged on top',
        'Amount less fees, where they are taken from it',
      ],
    ],
  ])('shows the amount after the fee: %s', (name, totals) => {
    show();
    pick('What is charged', name);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(totals);
  });
});
