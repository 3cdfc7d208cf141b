import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Choice, TextField } from '.';

afterEach(cleanup);

const describedBy = (element: HTMLElement): readonly (string | null | undefined)[] =>
  (element.getAttribute('aria-describedby')?.split(' ') ?? []).map(
    (id) => document.getElementById(id)?.textContent,
  );

describe('TextField', () => {
  it('has a name, and its help as its description', () => {
    const onChange = vi.fn();
    render(<TextField label="Amount" kind="amount" help="Digits." value="1" onChange={onChange} />);
    const field = screen.getByLabelText('Amount');
    expect(describedBy(field)).toEqual(['Digits.']);
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(field.getAttribute('inputmode')).toBe('decimal');
    fireEvent.change(field, { target: { value: '12' } });
    expect(onChange).toHaveBeenCalledWith('12');
  });

  it('has the fault before the help in its description', () => {
    render(
      <TextField
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

  it('has no description without help or a fault', () => {
    render(<TextField label="Id" kind="code" value="" onChange={() => undefined} />);
    expect(screen.getByLabelText('Id').hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('Choice', () => {
  const first = { title: 'One', options: [{ value: 'a', label: 'A' }] };
  const second = { title: 'Two', options: [{ value: 'b', label: 'B' }] };

  it('has its help as its description, and shows a single group without its title', () => {
    render(
      <Choice
        label="Event"
        help="Sent now."
        groups={[first]}
        value="a"
        onChange={() => undefined}
      />,
    );
    expect(describedBy(screen.getByRole('combobox'))).toEqual(['Sent now.']);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('shows several groups with their titles, and reports the chosen value', () => {
    const onChange = vi.fn();
    render(<Choice label="Event" groups={[first, second]} value="a" onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Two' })).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Event' }), { target: { value: 'b' } });
    expect(onChange).toHaveBeenCalledWith('b');
  });
});
