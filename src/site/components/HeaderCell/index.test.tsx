import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import HeaderCell from './index';

afterEach(cleanup);

it('is a header cell if it has text, and a plain cell otherwise', () => {
  const { container } = render(
    <table>
      <thead>
        <tr>
          <HeaderCell align="right" />
          <HeaderCell align="right">Takes</HeaderCell>
        </tr>
      </thead>
    </table>,
  );
  expect(container.querySelector('tr')?.innerHTML).toBe(
    '<td align="right"></td><th align="right">Takes</th>',
  );
});
