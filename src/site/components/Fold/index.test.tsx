import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import Fold from '.';

afterEach(cleanup);

describe('Fold', () => {
  it('is closed, with a summary of its content', () => {
    const { container } = render(
      <Fold title="address" note="6 fields, 4 required">
        x
      </Fold>,
    );
    expect(container.querySelector('details')?.open).toBe(false);
    expect(container.querySelector('summary')?.textContent).toBe('address · 6 fields, 4 required');
  });

  it('can be open from the start', () => {
    const { container } = render(<Fold title="Person" open />);
    expect(container.querySelector('details')?.open).toBe(true);
    expect(container.querySelector('summary')?.textContent).toBe('Person');
  });
});
