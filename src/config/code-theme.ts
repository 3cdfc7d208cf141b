import type { PrismTheme } from 'prism-react-renderer';

/**
 * Roles of code tokens. Each is a color `--color-code-…` of both modes in
 * src/css/tokens.css; contrast.test.ts holds every one at 4.5:1 or more.
 */
export const CODE_ROLES = [
  'ink',
  'comment',
  'string',
  'number',
  'keyword',
  'name',
  'property',
  'punctuation',
  'inserted',
  'deleted',
] as const;

export type CodeRole = (typeof CODE_ROLES)[number];

const color = (role: CodeRole): string => `var(--color-code-${role})`;

/**
 * The code theme of both modes. Its colors are custom properties, so the mode of
 * the page selects them before the first paint: stock 3.8.0 writes the colors of
 * the light theme into the HTML and exchanges them after hydration.
 */
export const codeTheme: PrismTheme = {
  plain: { color: color('ink'), backgroundColor: 'var(--color-code)' },
  styles: [
    { types: ['comment', 'prolog', 'doctype', 'cdata'], style: { color: color('comment') } },
    { types: ['punctuation', 'operator'], style: { color: color('punctuation') } },
    {
      types: ['string', 'char', 'attr-value', 'url', 'regex', 'template-string'],
      style: { color: color('string') },
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'null'],
      style: { color: color('number') },
    },
    {
      types: ['keyword', 'tag', 'selector', 'atrule', 'important', 'rule'],
      style: { color: color('keyword') },
    },
    {
      types: ['function', 'class-name', 'maybe-class-name', 'builtin', 'namespace'],
      style: { color: color('name') },
    },
    {
      types: ['property', 'key', 'attr-name', 'parameter', 'variable', 'assign-left'],
      style: { color: color('property') },
    },
    { types: ['inserted'], style: { color: color('inserted') } },
    { types: ['deleted'], style: { color: color('deleted') } },
    { types: ['bold'], style: { fontWeight: 'bold' } },
    { types: ['italic'], style: { fontStyle: 'italic' } },
  ],
};
