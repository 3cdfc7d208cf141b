import type { ReactNode } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ReportMistake from '.';

const context = vi.hoisted(() => ({ repositoryUrl: '' }));

vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: {
      customFields: { productName: 'Acme', ...context },
    },
  }),
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

describe('ReportMistake', () => {
  afterEach(cleanup);

  it('shows the content of the page when no repository is configured', () => {
    context.repositoryUrl = '';
    render(<ReportMistake>Tell your partner manager.</ReportMistake>);
    expect(screen.getByText(/partner manager/)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('links to the issues of the configured repository', () => {
    context.repositoryUrl = 'https://code.example/docs';
    render(<ReportMistake>Tell your partner manager.</ReportMistake>);
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      'https://code.example/docs/issues/new',
    );
  });
});
