import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Intro } from './Intro';

vi.mock('@docusaurus/Link', async () => ({
  default: (await import('../../testing/docusaurus')).Link,
}));

afterEach(cleanup);

it('starts with words that link to a page of the set', () => {
  const words = { page: 'api/play', title: 'In the playground', text: 'nothing is lent.' };
  const { container } = render(<Intro set="library" {...words} />);
  const link = screen.getByRole('link', { name: 'In the playground' });
  expect(link.getAttribute('href')).toBe('/library/api/play');
  expect(container.textContent).toBe('In the playground nothing is lent.');
});
