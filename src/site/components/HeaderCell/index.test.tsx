import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import HeaderCell from './index';

afterEach(cleanup);

it('is a header where it has words, and a plain cell where it has none', () => {
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
