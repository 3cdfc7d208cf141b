import type { Patch } from '../patch';

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

const REFERENCE_PATHS = REFERENCE.map((folder) => `site/components/${folder}`);

/** Stylesheets that go together into a file, by the folders or names below src. */
export const STYLES: Readonly<Record<string, readonly string[]>> = {
  reference: ['site/components/CodeText/highlight', ...REFERENCE_PATHS],
  'page-change-log': ['site/components/ChangeEntries', 'site/components/ChangeHead'],
  'page-downloads': ['site/components/Downloads'],
  'page-fees': ['site/components/FeeCalculator'],
  'page-index': ['theme/DocCard'],
  'page-landing': ['site/components/landing', 'site/pages'],
  'page-playground': ['site/components/playground'],
  'page-webhook': ['site/components/WebhookBench'],
};

/** Matches the files of folders, or those that start with a name. */
const below = (starts: readonly string[], extension: string): RegExp => {
  const alternatives = starts.join('|').replaceAll('/', '[\\\\/]');
  return new RegExp(`[\\\\/]src[\\\\/](?:${alternatives})(?:[\\\\/].*)?\\.${extension}$`);
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

/** Scripts of the reference, which the playground uses as well, by the same. */
export const SCRIPTS: readonly string[] = [
  'reference/samples',
  'site/components/CodeText/index',
  'site/components/CodeText/highlight',
  ...REFERENCE_PATHS,
];

const scripts: CacheGroup = {
  // Names of classes are scripts as well; the styles themselves went into the groups above.
  test: below(SCRIPTS, '(?:tsx?|css)'),
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

/**
 * What is not needed on every page stands in files of its own: Docusaurus puts all styles into one
 * file, and leaves scripts that a third of the pages share as a copy in each of them.
 */
export const cacheGroups: Patch = {
  name: 'cache-groups',
  gain: '3.8 of 66.5 kB of the card page, and as much of every other one; one copy of what pages share.',
  expects: {
    '@docusaurus/core/lib/webpack/base.js': [
      "type: 'css/mini-extract',",
      'priority: 40,',
      'priority: 50,',
    ],
  },
  client: { cacheGroups: { ...Object.fromEntries(stylesheets), frame, reference: scripts } },
};
