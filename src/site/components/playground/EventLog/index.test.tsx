import { webcrypto } from 'node:crypto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SAMPLE_SECRET } from '@site/src/reference/webhooks/bench';
import { signatureHeaders } from '@site/src/reference/webhooks/sign';
import { verify } from '@site/src/reference/webhooks/verify';
import EventLog from '.';

// The test environment has no IntersectionObserver.
vi.mock('../../inView', () => ({ onceInView: () => () => undefined }));

const event = (id: string, secret: string) => ({
  id,
  type: 'loan.opened',
  timestamp: '2026-01-05T10:00:00.000Z',
  body: '{}',
  headers: {},
  secret,
});

const show = (secrets: readonly string[], current?: string): void => {
  const events = secrets.map((secret, index) => event(String(index), secret));
  render(<EventLog events={events} playground={{ signingSecret: () => current }} />);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('EventLog', () => {
  it('shows the body so that what a reader selects has the right signature', async () => {
    vi.stubGlobal('crypto', webcrypto);
    const now = 1_767_607_200;
    const body = '{"id":"evt_1","data":{"title":"Two  spaces, a\\nline"}}';
    const headers = await signatureHeaders([SAMPLE_SECRET], { id: 'evt_1', timestamp: now, body });
    const signed = { ...event('evt_1', SAMPLE_SECRET), body, headers };
    render(<EventLog events={[signed]} playground={{ signingSecret: () => SAMPLE_SECRET }} />);
    const selection = window.getSelection();
    selection?.selectAllChildren(screen.getByRole('group', { name: 'Event loan.opened' }));
    const selected = { secret: SAMPLE_SECRET, headers, body: String(selection), now };
    expect(await verify(selected)).toMatchObject({ valid: true });
  });

  it('shows the current secret, even before it has signed an event', () => {
    show(['whsec_old'], 'whsec_new');
    expect(screen.getByText('whsec_new')).toBeTruthy();
    expect(screen.getByText(/older ones/)).toBeTruthy();
  });

  it('does not mention another secret if one signed every event', () => {
    show(['whsec_one', 'whsec_one'], 'whsec_one');
    expect(screen.getByText('whsec_one')).toBeTruthy();
    expect(screen.queryByText(/older ones/)).toBeNull();
  });
});
