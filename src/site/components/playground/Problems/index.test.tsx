import type { ReactNode } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Issue } from '@site/src/reference/playground/check';
import Problems from '.';

const BODY = '{\n  "type": "robot",\n  "address": { "country": 7 }\n}';

function Form({ issues }: { readonly issues: readonly Issue[] }): ReactNode {
  return (
    <form>
      <input aria-label="cardId" data-at="path.cardId" />
      <textarea aria-label="Body" data-at="body" defaultValue={BODY} />
      <Problems issues={issues} />
    </form>
  );
}

const press = (name: RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const selected = (): string => {
  const { value, selectionStart, selectionEnd } =
    screen.getByLabelText<HTMLTextAreaElement>('Body');
  return value.slice(selectionStart, selectionEnd);
};

afterEach(cleanup);

describe('Problems', () => {
  it('shows that a request fits the contract', () => {
    render(<Form issues={[]} />);
    expect(screen.getByText('The request fits its schema.')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('counts the violations, and names the place of each', () => {
    const problem = { path: 'path.cardId', message: 'Is required.' };
    const { rerender } = render(<Form issues={[problem]} />);
    expect(screen.getByText(/^1 thing does not fit/)).toBeTruthy();
    rerender(<Form issues={[problem, { path: 'key', message: 'Is too short.' }]} />);
    expect(screen.getByText(/^2 things do not fit/)).toBeTruthy();
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['cardId Is required.', 'Idempotency-Key Is too short.']);
  });

  it('links to the field, and to the position in a body', () => {
    render(
      <Form
        issues={[
          { path: 'path.cardId', message: 'Is required.' },
          { path: 'body/type', message: 'Is none of the values.' },
          { path: 'body/address/country', message: 'Must be a text.' },
        ]}
      />,
    );
    press(/^cardId/);
    expect(document.activeElement).toBe(screen.getByLabelText('cardId'));
    press(/^\/type/);
    expect(document.activeElement).toBe(screen.getByLabelText('Body'));
    expect(selected()).toBe('"type"');
    press(/^\/address\/country/);
    expect(selected()).toBe('"country"');
  });

  it('lists at most 20 violations', () => {
    const issues = Array.from({ length: 30 }, (_, index) => ({
      path: `body/${String(index)}`,
      message: 'Is not known.',
    }));
    render(<Form issues={issues} />);
    expect(screen.getAllByRole('button')).toHaveLength(20);
    expect(screen.getByText(/^30 things/)).toBeTruthy();
  });
});
