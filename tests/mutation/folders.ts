/** A folder of pure code, with its tests. */
export interface Folder {
  readonly code: string;
  /** Glob patterns of test files. */
  readonly tests: readonly string[];
}

const folder = (name: string, ...further: readonly string[]): Folder => ({
  code: `src/reference/${name}`,
  tests: [`src/reference/${name}/**/*.test.ts`, ...further],
});

/**
 * The folders that `npm run test:mutation` checks, without tests that start programs or servers.
 */
export const FOLDERS: Readonly<Record<string, Folder>> = {
  contract: folder(
    'contract',
    'src/reference/publish/change-log/{read,release}.test.ts',
    'tests/{editor,mistakes}/*.test.ts',
  ),
  samples: folder('samples', 'tests/samples/golden-text.test.ts'),
  // Without tests/mock, which traverses whole contracts: minutes instead of hours.
  mock: folder('mock'),
  fees: folder('fees'),
  webhooks: folder('webhooks'),
  search: folder('search'),
};
