import { webcrypto } from 'node:crypto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import WebhookBench from '.';

const events = [{ type: 'loan.opened', body: '{"id":"evt_1","type":"loan.opened","data":{}}' }];
const load = () => Promise.resolve({ default: events });

const show = (loader: () => Promise<{ default: typeof events }> = load): void => {
  render(
    <WebhookBench load={loader}>
      <p>See the receivers.</p>
    </WebhookBench>,
  );
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const says = (text: string): Promise<void> =>
  waitFor(() => {
    expect(screen.getByRole('status').textContent).toContain(text);
  });
const openBench = async (): Promise<void> => {
  press('Open the bench');
  await screen.findByLabelText('Event');
};

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('crypto', webcrypto);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('WebhookBench', () => {
  it('loads nothing before it is opened, and offers to try again', async () => {
    const loader = vi.fn(load).mockRejectedValueOnce(new Error('offline'));
    show(loader);
    expect(loader).not.toHaveBeenCalled();
    press('Open the bench');
    await says('could not be loaded');
    press('Try again');
    await screen.findByLabelText('Event');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Webhook bench');
  });

  it('stores a delivery once and names the check that fails', async () => {
    show();
    await openBench();
    press('Generate');
    await says('A new delivery was made and signed.');
    press('Deliver');
    await says('Genuine and new');
    press('Replay');
    await says('known already');
    press('Tamper');
    await says('one bit differs');
    press('Deliver');
    await says('answer 400');
    expect(screen.getByText('Not looked at', { selector: 'li:last-child span' })).toBeTruthy();
    expect(screen.getByText(/would have to/)).toBeTruthy();
  });

  it('reports what is wrong with a secret, without repeating it', async () => {
    show();
    await openBench();
    fireEvent.change(screen.getByLabelText(/Signing secret/), { target: { value: 'hunter2' } });
    press('Generate');
    await says('The secret does not start with whsec_.');
    expect(screen.getByRole('status').textContent).not.toContain('hunter2');
  });

  it('explains an insecure context', async () => {
    vi.stubGlobal('isSecureContext', false);
    show();
    press('Open the bench');
    await screen.findByText(/offers no WebCrypto here/);
  });
});
