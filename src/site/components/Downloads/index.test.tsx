import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DownloadList } from '.';
import styles from './styles.module.css';

vi.mock('@docusaurus/useBaseUrl', () => ({ default: (path: string) => `/base${path}` }));

afterEach(cleanup);

describe('DownloadList', () => {
  it('links to files below the base path, with a file name to save them', () => {
    render(
      <DownloadList
        files={[
          {
            path: 'general/openapi.yaml',
            title: 'OpenAPI 3.1, YAML',
            version: '2026-11-01',
            size: '412 kB',
          },
        ]}
      />,
    );
    expect(screen.getByRole('list', { name: 'Downloads' }).children).toHaveLength(1);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/base/general/openapi.yaml');
    expect(link.getAttribute('download')).toBe('openapi.yaml');
    expect(link.textContent).toBe('openapi.yaml OpenAPI 3.1, YAML · contract 2026-11-01 · 412 kB');
  });

  it('keeps the date and the size on one line', () => {
    render(
      <DownloadList
        files={[{ path: 'a.yaml', title: 'OpenAPI', version: '2026-11-01', size: '1 kB' }]}
      />,
    );
    expect(screen.getByText('contract 2026-11-01 · 1 kB').className).toBe(styles.whole);
  });
});
