import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Checking from './Checking';

const told = (percent: number, source: MessageEventSource | null = window): void =>
  act(() => {
    const data = { type: 'webpackProgress', data: { percent } };
    window.dispatchEvent(new MessageEvent('message', { source, data }));
  });

it('shows that a change is being checked, but only for messages from its own page', () => {
  render(<Checking />);
  const status = screen.getByRole('status');
  told(0, null);
  expect(status.textContent).toBe('');
  told(0);
  expect(status.textContent).toBe('Checking…');
  told(100);
  expect(status.textContent).toBe('');
});
