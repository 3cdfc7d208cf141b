import type { Patch } from '../patch';

/** Folders of src/site/components that only reference pages use. */
const REFERENCE = [
  'Anchored',
  'ChangeMark',
  'CodeTabs',
  'Endpoint',
  'ErrorReference',
  'Example',
  'Facts',
  'Fields',
  'Fold',
  'HashLink',
  'Lifecycle',
  'MethodBadge',
  'OperationLines',
  'ReferenceBlock',
  'Samples',
  'StatusBadge',
];

const REFERENCE_PATHS = REFERENCE.map((folder) => `site/components/${folder}`);

/** The stylesheet files, and the folders or prefixes of names below src that go into each. */
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

/** Folders or prefixes of names of the reference's scripts, which the playground also uses. */
export const SCRIPTS: readonly string[] = [
  'reference/samples',
  'site/components/CodeText/index',
  'site/components/CodeText/highlight',
  ...REFERENCE_PATHS,
];

/** Matches files below src that are in a folder or have a prefix of the list. */
const below = (starts: readonly string[], extension: string): RegExp => {
  const alternatives = starts.join('|').replaceAll('/', '[\\\\/]');
  return new RegExp(`[\\\\/]src[\\\\/](?:${alternatives})(?:[\\\\/].*)?\\.${extension}$`);
};

const stylesheets = Object.fromEntries(
  Object.entries(STYLES).map(([name, folders]) => [
    `${name}-styles`,
    {
      type: 'css/mini-extract',
      test: below(folders, 'css'),
      name,
      chunks: 'all',
      enforce: true,
      // Before the single stylesheet of Docusaurus (priority 50).
      priority: 60,
    },
  ]),
);

/** Before Docusaurus' group of scripts that half of the pages use (priority 40). */
const SCRIPT_GROUP = { chunks: 'async', enforce: true, priority: 45 };

/**
 * Keeps styles and scripts that only some pages need in separate files. Docusaurus puts all styles
 * into one file, and copies scripts that a third of the pages share into each of these pages.
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
  cacheGroups: {
    ...stylesheets,
    /** Modules that several parts of the frame share; every page loads all of these parts. */
    frame: {
      ...SCRIPT_GROUP,
      test: /[\\/]node_modules[\\/]@docusaurus[\\/](?:core[\\/]lib[\\/]client|plugin-content-docs|theme-classic|theme-common)[\\/].*\.js$/,
      name: 'frame',
      minChunks: 2,
    },
    reference: {
      ...SCRIPT_GROUP,
      // Stylesheets export their class names as scripts; the styles are in the groups above.
      test: below(SCRIPTS, '(?:tsx?|css)'),
      name: 'reference',
    },
  },
};
