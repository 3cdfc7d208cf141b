import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { colored } from './colored';

afterEach(cleanup);

it.each([
  [
    '{ "id": "a:b", "count": 2.5, "open": true }',
    [
      'property "id"',
      'string "a:b"',
      'property "count"',
      'number 2.5',
      'property "open"',
      'number true',
    ],
  ],
  ['curl /v1 \\\n  -d \'{ "a": 1 }\'', ['string \'{ "a": 1 }\'']],
  ['curl', []],
])('colors %s and keeps every character', (code, spans) => {
  const { container } = render(<pre>{colored(code)}</pre>);
  expect(container.textContent).toBe(code);
  expect(
    [...container.querySelectorAll('span')].map(
      ({ className, textContent }) => `${className.replace('code-', '')} ${textContent}`,
    ),
  ).toEqual(spans);
});
