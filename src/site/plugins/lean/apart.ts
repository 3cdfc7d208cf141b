/**
 * What is not needed on every page stands in files of its own: Docusaurus puts
 * all styles into one file, and leaves scripts that a third of the pages share
 * as a copy in each of them.
 */

/** Folders of src/site/components that reference pages alone use. */
const REFERENCE = [
  'Anchored',
  'ChangeMark',
  'CodeTabs',
  'Endpoint',
  'ErrorReference',
  'Example',
  'Facts',
  'Fields',
  'HashLink',
  'Lifecycle',
  'MethodBadge',
  'OperationLines',
  'ReferenceBlock',
  'Samples',
  'StatusBadge',
];

const REFERENCE_PATHS = REFERENCE.map((folder) => `components/${folder}`);

/** Stylesheets that go together into a file, by the folders or names below src. */
const STYLES: Readonly<Record<string, readonly string[]>> = {
  reference: ['components/CodeText/highlight', ...REFERENCE_PATHS],
  'page-change-log': ['components/ChangeEntries', 'components/ChangeHead'],
  'page-downloads': ['components/Downloads'],
  'page-fees': ['components/FeeCalculator'],
  'page-index': ['theme/DocCard'],
  'page-landing': ['components/landing', 'pages'],
  'page-playground': ['components/playground'],
  'page-webhook': ['components/WebhookBench'],
};

/** Matches the files of folders in either wing, or those that start with a name. */
const below = (starts: readonly string[], extension: string): RegExp => {
  const alternatives = starts.join('|').replaceAll('/', '[\\\\/]');
  return new RegExp(
    `[\\\\/]src[\\\\/](?:(?:site|reference)[\\\\/])?(?:${alternatives})(?:[\\\\/].*)?\\.${extension}$`,
  );
};

interface CacheGroup {
  readonly type?: string;
  readonly test: RegExp;
  readonly name: string;
  readonly chunks: 'all' | 'async';
  readonly enforce: true;
  readonly priority: number;
  readonly minChunks?: number;
}

/** Styles before the one file of Docusaurus (priority 50). */
const stylesheets = Object.entries(STYLES).map(([name, folders]): [string, CacheGroup] => [
  `${name}-styles`,
  {
    type: 'css/mini-extract',
    test: below(folders, 'css'),
    name,
    chunks: 'all',
    enforce: true,
    priority: 60,
  },
]);

/** Scripts of the reference, which the playground uses as well. */
const scripts: CacheGroup = {
  test: below(
    ['samples', 'components/CodeText/index', 'components/CodeText/highlight', ...REFERENCE_PATHS],
    'tsx?',
  ),
  name: 'reference',
  chunks: 'async',
  enforce: true,
  // Before what Docusaurus makes of modules on half of the pages (priority 40).
  priority: 45,
};

/** What several parts of the frame share; each of them is loaded on every page. */
const frame: CacheGroup = {
  test: /[\\/]node_modules[\\/]@docusaurus[\\/](?:core[\\/]lib[\\/]client|plugin-content-docs|theme-classic|theme-common)[\\/].*\.js$/,
  name: 'frame',
  chunks: 'async',
  minChunks: 2,
  enforce: true,
  priority: 45,
};

/** For `optimization.splitChunks.cacheGroups` of the client. */
export const APART: Readonly<Record<string, CacheGroup>> = {
  ...Object.fromEntries(stylesheets),
  frame,
  reference: scripts,
};
