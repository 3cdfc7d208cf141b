import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { collectedAnchors } from '../testing/docusaurus';
import Fields, { Field, FieldGroup, FieldValue, FieldValueLinks, FieldValues } from '.';

vi.mock('@docusaurus/useBrokenLinks', async () => ({
  default: (await import('../testing/docusaurus')).useBrokenLinks,
}));
vi.mock('@docusaurus/Link', async () => ({
  default: (await import('../testing/docusaurus')).Link,
}));

afterEach(cleanup);

const head = () => screen.getByRole('listitem').querySelector('p')?.textContent;

describe('Field', () => {
  it('says name, type, unit and marks in one line', () => {
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

  it('is an anchor that the check for broken anchors knows, with a named link', () => {
    render(<Field id="loan.status" name="status" type="string" />);
    expect(screen.getByRole('listitem').id).toBe('loan.status');
    expect(collectedAnchors).toContain('loan.status');
    const link = screen.getByRole('link', { name: 'status, link to this field' });
    expect(link.getAttribute('href')).toBe('#loan.status');
  });

  it('shows limits and example, and no empty line without them', () => {
    const { rerender } = render(
      <Field id="a" name="a" type="string" limits="1 to 8 characters" example="x" />,
    );
    expect(screen.getByText('1 to 8 characters · Example: x')).toBeDefined();
    rerender(<Field id="a" name="a" type="string" />);
    expect(screen.getByRole('listitem').querySelectorAll('p')).toHaveLength(1);
  });
});

describe('nested parts', () => {
  it('folds a group unless it is open', () => {
    const { container } = render(
      <>
        <FieldGroup title="Fields of a">x</FieldGroup>
        <FieldGroup title="Fields of b" open>
          y
        </FieldGroup>
      </>,
    );
    expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([
      false,
      true,
    ]);
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
