import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { toneOfHttpStatus } from './tone';
import StatusBadge from '.';

describe('StatusBadge', () => {
  afterEach(cleanup);

  it('shows a state in the given tone', () => {
    render(<StatusBadge state="pending_verification" tone="progress" />);
    expect(screen.getByText('pending_verification').dataset.tone).toBe('progress');
  });

  it('derives the tone of an HTTP status from its class', () => {
    render(<StatusBadge httpStatus="422" />);
    expect(screen.getByText('422').dataset.tone).toBe('warning');
  });
});

describe('toneOfHttpStatus', () => {
  it.each([
    ['100', 'neutral'],
    ['200', 'success'],
    ['2XX', 'success'],
    ['303', 'progress'],
    ['404', 'warning'],
    ['503', 'danger'],
    ['default', 'neutral'],
  ])('%s is %s', (status, tone) => {
    expect(toneOfHttpStatus(status)).toBe(tone);
  });
});
