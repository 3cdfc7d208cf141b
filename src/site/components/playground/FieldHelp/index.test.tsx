import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldGuide } from '@site/src/reference/playground/data';
import FieldHelp from '.';

const FIELDS: readonly FieldGuide[] = [
  { pointer: '/type', type: 'string', required: true, help: 'Kind of user.' },
  { pointer: '/phone', type: 'string', help: 'E.164.' },
];

/** Opens or closes it, and waits for the `toggle` event, as in a browser. */
async function toggle(isOpen: boolean): Promise<void> {
  const details = screen.getByText('Fields of the body').closest('details');
  if (!details) throw new Error('There is no fold.');
  const toggled = new Promise((resolve) => {
    details.addEventListener('toggle', resolve, { once: true });
  });
  await act(async () => {
    details.open = isOpen;
    await toggled;
  });
}

afterEach(cleanup);

describe('FieldHelp', () => {
  it('loads only when it is opened, and only once', async () => {
    const load = vi.fn(() => Promise.resolve(FIELDS));
    render(<FieldHelp load={load} />);
    expect(load).not.toHaveBeenCalled();
    await toggle(true);
    await screen.findByText('/type');
    await toggle(false);
    await toggle(true);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows the type and meaning of each field, and whether it is required', async () => {
    render(<FieldHelp load={() => Promise.resolve(FIELDS)} />);
    await toggle(true);
    await screen.findByText('/type');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '/type string required',
      '/phone string',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Kind of user.',
      'E.164.',
    ]);
  });

  it('reports that it could not be loaded, and tries again', async () => {
    const load = vi.fn(() => Promise.resolve(FIELDS)).mockRejectedValueOnce(new Error('offline'));
    render(<FieldHelp load={load} />);
    await toggle(true);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    await toggle(false);
    await toggle(true);
    await screen.findByText('/type');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
