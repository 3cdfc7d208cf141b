import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Choice, TextField } from '.';

afterEach(cleanup);

const describedBy = (element: HTMLElement): readonly (string | null | undefined)[] =>
  (element.getAttribute('aria-describedby')?.split(' ') ?? []).map(
    (id) => document.getElementById(id)?.textContent,
  );

describe('TextField', () => {
  it('is named, and described by its help', () => {
    const onChange = vi.fn();
    render(
      <TextField
        id="a"
        label="Amount"
        kind="amount"
        help="Digits."
        value="1"
        onChange={onChange}
      />,
    );
    const field = screen.getByLabelText('Amount');
    expect(describedBy(field)).toEqual(['Digits.']);
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(field.getAttribute('inputmode')).toBe('decimal');
    fireEvent.change(field, { target: { value: '12' } });
    expect(onChange).toHaveBeenCalledWith('12');
  });

  it('says what is wrong before what it is about', () => {
    render(
      <TextField
        id="a"
        label="Body"
        kind="code"
        rows={3}
        help="JSON."
        fault="Close the brace."
        value="{"
        onChange={() => undefined}
      />,
    );
    const field = screen.getByLabelText('Body');
    expect(field.tagName).toBe('TEXTAREA');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field)).toEqual(['Close the brace.', 'JSON.']);
  });

  it('is described by nothing where there is nothing to say', () => {
    render(<TextField id="a" label="Id" kind="code" value="" onChange={() => undefined} />);
    expect(screen.getByLabelText('Id').hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('Choice', () => {
  const one = { title: 'One', options: [{ value: 'a', label: 'A' }] };
  const two = { title: 'Two', options: [{ value: 'b', label: 'B' }] };

  it('offers one group without its title', () => {
    render(<Choice id="c" label="Event" groups={[one]} value="a" onChange={() => undefined} />);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('offers several by their titles, and tells the value that was chosen', () => {
    const onChange = vi.fn();
    render(<Choice id="c" label="Event" groups={[one, two]} value="a" onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Two' })).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Event' }), { target: { value: 'b' } });
    expect(onChange).toHaveBeenCalledWith('b');
  });
});
