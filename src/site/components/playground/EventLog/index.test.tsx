import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

afterEach(cleanup);

describe('EventLog', () => {
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
