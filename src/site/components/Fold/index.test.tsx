import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import Fold from '.';

afterEach(cleanup);

describe('Fold', () => {
  it('is closed, and says what is inside', () => {
    const { container } = render(
      <Fold title="address" note="6 fields, 4 required">
        x
      </Fold>,
    );
    expect(container.querySelector('details')?.open).toBe(false);
    expect(container.querySelector('summary')?.textContent).toBe('address · 6 fields, 4 required');
  });

  it('is open where it is all there is', () => {
    const { container } = render(<Fold title="Person" open />);
    expect(container.querySelector('details')?.open).toBe(true);
    expect(container.querySelector('summary')?.textContent).toBe('Person');
  });
});
