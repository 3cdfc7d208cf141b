import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import ChangeHead from '.';

describe('ChangeHead', () => {
  afterEach(cleanup);

  it('shows whether a change breaks integrations', () => {
    render(<ChangeHead date="2026-11-16" kind="Removed" version="2026-11-01" breaking />);
    expect(screen.getByText('Breaking')).toBeTruthy();
    expect(screen.queryByText('Not breaking')).toBeNull();
  });

  it('has the date in a machine-readable form', () => {
    render(<ChangeHead date="2026-11-16" kind="Added" version="2026-11-01" />);
    expect(screen.getByText('2026-11-16').getAttribute('datetime')).toBe('2026-11-16');
    expect(screen.getByText('Not breaking')).toBeTruthy();
  });
});
