/** A folder of pure code, and the tests that prove it. */
export interface Folder {
  readonly code: string;
  /** Patterns of test files. */
  readonly tests: readonly string[];
}

const folder = (name: string, ...further: readonly string[]): Folder => ({
  code: `src/reference/${name}`,
  tests: [`src/reference/${name}/**/*.test.ts`, ...further],
});

/** What `npm run test:mutation` looks at, without tests that start programs or servers. */
export const FOLDERS: Readonly<Record<string, Folder>> = {
  contract: folder(
    'contract',
    'src/reference/publish/change-log/{read,release}.test.ts',
    'tests/{editor,mistakes}/*.test.ts',
  ),
  samples: folder('samples', 'tests/samples/golden-text.test.ts'),
  // Without tests/mock, which walks whole contracts: minutes instead of hours.
  mock: folder('mock'),
  fees: folder('fees'),
  webhooks: folder('webhooks'),
  search: folder('search'),
};
