import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const UI_MODULES = {
  group: ['react', 'react/*', 'react-dom', 'react-dom/*', '@docusaurus/*', '@theme/*', '@site/*'],
  message:
    'This folder is pure TypeScript: React belongs in src/site/components, Docusaurus in plugins.',
};
const NODE_MODULES = {
  regex: '^(node:|(fs|path|os|url|crypto|child_process|stream|util|buffer|http|https)(/|$))',
  message: 'This code runs in the browser as well: take what it needs as an argument.',
};

const SITE_FOLDERS = {
  regex: '^((\\.\\./)+(site|theme|partners)|@site/(src/(site|theme)|partners))(/|$)',
  message: 'What the engine needs of the site is handed to `reference()` in docusaurus.config.ts.',
};
/** Folders of the engine, from the ground floor up. */
const { floors } = JSON.parse(readFileSync(new URL('scripts/size.json', import.meta.url), 'utf8'));
const IN_BROWSER = [
  'fees',
  'highlight',
  'samples',
  'mock',
  'webhooks',
  'search',
  'playground',
  'assistant',
];

const foldersAbove = (folder) => ({
  regex: `^(\\.\\./)+(${floors.slice(floors.indexOf(folder) + 1).join('|')})(/|$)`,
  message: `\`${folder}\` is below the folder that it imports ("floors" in scripts/size.json): move what both need down, or take it as an argument.`,
});

/** Files that may not import `patterns`; tests beside them may. */
const boundary = (name, files, patterns) => ({
  name: `boundary/${name}`,
  files,
  ignores: ['**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const DIGITS = 'Numbers lose digits here: ';
/** Readers and writers of JSON and YAML that round numbers. */
const ROUNDING = [
  {
    selector: "CallExpression[callee.object.name='JSON'][callee.property.name='parse']",
    message: `${DIGITS}use \`parseExact\`, or \`parseJson\` for a text from outside.`,
  },
  {
    selector:
      "CallExpression[callee.object.name='JSON'][callee.property.name='stringify'][arguments.length=3]",
    message: `${DIGITS}use \`jsonText\`.`,
  },
  {
    selector: "CallExpression[callee.property.name='json'][arguments.length=0]",
    message: `${DIGITS}take the text, and \`parseJson\`.`,
  },
  {
    selector:
      "ImportDeclaration[source.value='yaml'] > ImportSpecifier[imported.name=/^(parse|parseDocument|parseAllDocuments|stringify)$/]",
    message: `${DIGITS}use \`parseYaml\` and \`yamlText\`.`,
  },
];

export default defineConfig(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      'coverage/',
      'test-results/',
      '.cache/',
      'tests/**/fixtures/',
      'partners/*/sandbox/contract.d.ts',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // A `Record` type cannot refer to itself, as the JSON types do.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
  },
  {
    name: 'size',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }] },
  },
  boundary('the engine does not know the site', ['src/reference/**'], [SITE_FOLDERS]),
  ...floors
    .slice(0, -1)
    .map((folder) =>
      boundary(
        `the floor of ${folder}`,
        [`src/reference/${folder}/**`],
        [
          SITE_FOLDERS,
          foldersAbove(folder),
          ...(folder === 'pages' ? [] : [UI_MODULES]),
          ...(IN_BROWSER.includes(folder) ? [NODE_MODULES] : []),
        ],
      ),
    ),
  {
    name: 'digits of numbers',
    files: ['src/reference/**/*.ts', 'src/site/components/**/*.{ts,tsx}', 'scripts/adopt/*.ts'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      'src/reference/contract/{numeral,yaml}.ts',
      // These keep numerals, or read no numbers of a contract or an answer.
      'scripts/adopt/read.ts',
      'src/reference/contract/diff/index.ts',
      'src/reference/plugins/assistant/notices.ts',
      'src/reference/publish/{schemas/types,change-log/skeleton,change-log/version}.ts',
      'src/reference/remark/{check/markup,words/prose}.ts',
      'src/reference/search/hand-over.ts',
      'src/reference/webhooks/receive.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...ROUNDING] },
  },
  boundary('browser only', ['src/{theme,site/components,site/pages}/**'], [NODE_MODULES]),
);
