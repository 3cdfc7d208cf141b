import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import ChangeMark from '.';

describe('ChangeMark', () => {
  afterEach(cleanup);

  it('shows its sentence, with another style for a deprecation', () => {
    render(<ChangeMark>Changed on 2026-11-10.</ChangeMark>);
    render(<ChangeMark deprecated>Deprecated since 2026-11-10.</ChangeMark>);
    expect(screen.getByText('Changed on 2026-11-10.').className).toBe('mark');
    expect(screen.getByText('Deprecated since 2026-11-10.').className).toBe('mark deprecated');
  });
});
