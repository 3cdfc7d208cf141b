import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { collectedAnchors } from '../testing/docusaurus';
import Fields, { Field, FieldValue, FieldValueLinks, FieldValues } from '.';

vi.mock('@docusaurus/useBrokenLinks', async () => ({
  default: (await import('../testing/docusaurus')).useBrokenLinks,
}));
vi.mock('@docusaurus/Link', async () => ({
  default: (await import('../testing/docusaurus')).Link,
}));

afterEach(cleanup);

const head = () => screen.getByRole('listitem').querySelector('p')?.textContent;

describe('Field', () => {
  it('shows name, type, unit and marks on a line', () => {
    render(
      <Fields>
        <Field
          id="loan.pin"
          name="pin"
          type="integer"
          unit="digits"
          required
          marks={['write-only', 'deprecated']}
        />
      </Fields>,
    );
    expect(head()).toBe('pin required · integer, digits · write-only · deprecated');
  });

  it('is a registered anchor with a named link', () => {
    render(<Field id="loan.status" name="status" type="string" />);
    expect(screen.getByRole('listitem').id).toBe('loan.status');
    expect(collectedAnchors).toContain('loan.status');
    const link = screen.getByRole('link', { name: 'status, link to this field' });
    expect(link.getAttribute('href')).toBe('#loan.status');
  });

  it('shows limits and an example on the same line', () => {
    const { rerender } = render(
      <Field id="a" name="a" type="string" limits="1 to 8 characters" example="x" />,
    );
    expect(head()).toBe('a string · 1 to 8 characters · Example: x');
    rerender(<Field id="a" name="a" type="string" />);
    expect(head()).toBe('a string');
  });
});

describe('nested parts', () => {
  it('folds a long list of values, and names the values', () => {
    const { container } = render(
      <FieldValues field="type" note="book, map">
        <FieldValue value="book">Of paper.</FieldValue>
      </FieldValues>,
    );
    expect(container.querySelector('summary')?.textContent).toBe('Values · book, map');
    expect(container.querySelector('details dd')?.textContent).toBe('Of paper.');
  });

  it('lists values with their meaning, or as links', () => {
    const { container } = render(
      <>
        <FieldValues field="type">
          <FieldValue value="virtual">No plastic.</FieldValue>
        </FieldValues>
        <FieldValueLinks values={[{ value: 'active', href: '#loan-status-active' }]} />
      </>,
    );
    expect(container.querySelector('dl')?.getAttribute('aria-label')).toBe('Values of type');
    expect(container.querySelector('dd')?.textContent).toBe('No plastic.');
    expect(screen.getByRole('link', { name: 'active' }).getAttribute('href')).toBe(
      '#loan-status-active',
    );
  });
});
