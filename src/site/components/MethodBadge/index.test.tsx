import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { HttpMethod } from '@site/src/reference/contract/model';
import MethodBadge from '.';

const METHODS: readonly HttpMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

describe('MethodBadge', () => {
  afterEach(cleanup);

  it.each(METHODS)('shows %s as text, with an attribute for its color', (method) => {
    render(<MethodBadge method={method} />);
    expect(screen.getByText(method).dataset.method).toBe(method);
  });

  it('has no tint as the plain variant', () => {
    render(<MethodBadge method="GET" variant="plain" />);
    const { classList } = screen.getByText('GET');
    expect([classList.contains('plain'), classList.contains('tinted')]).toEqual([true, false]);
  });
});
