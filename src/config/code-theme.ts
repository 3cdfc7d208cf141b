import type { PrismTheme } from 'prism-react-renderer';

interface CodePalette {
  readonly background: string;
  readonly plain: string;
  readonly comment: string;
  readonly string: string;
  readonly number: string;
  readonly keyword: string;
  readonly name: string;
  readonly property: string;
  readonly punctuation: string;
  readonly inserted: string;
  readonly deleted: string;
}

/** Backgrounds equal `--color-code` in src/css/tokens.css; contrast.test.ts holds both together. */
export const lightPalette: CodePalette = {
  background: '#f5f6f2',
  plain: '#20262e',
  comment: '#626973',
  string: '#12613a',
  number: '#8a3a00',
  keyword: '#a3123c',
  name: '#1c4d9c',
  property: '#0b5a66',
  punctuation: '#525a64',
  inserted: '#12613a',
  deleted: '#a3123c',
};

export const darkPalette: CodePalette = {
  background: '#151a20',
  plain: '#dde1e4',
  comment: '#969ea8',
  string: '#8fd9ab',
  number: '#ffb37d',
  keyword: '#ff9db0',
  name: '#9cc2ff',
  property: '#77d3dc',
  punctuation: '#a9b1ba',
  inserted: '#8fd9ab',
  deleted: '#ff9db0',
};

const toTheme = (palette: CodePalette): PrismTheme => ({
  plain: { color: palette.plain, backgroundColor: palette.background },
  styles: [
    { types: ['comment', 'prolog', 'doctype', 'cdata'], style: { color: palette.comment } },
    { types: ['punctuation', 'operator'], style: { color: palette.punctuation } },
    {
      types: ['string', 'char', 'attr-value', 'url', 'regex', 'template-string'],
      style: { color: palette.string },
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'null'],
      style: { color: palette.number },
    },
    {
      types: ['keyword', 'tag', 'selector', 'atrule', 'important', 'rule'],
      style: { color: palette.keyword },
    },
    {
      types: ['function', 'class-name', 'maybe-class-name', 'builtin', 'namespace'],
      style: { color: palette.name },
    },
    {
      types: ['property', 'key', 'attr-name', 'parameter', 'variable', 'assign-left'],
      style: { color: palette.property },
    },
    { types: ['inserted'], style: { color: palette.inserted } },
    { types: ['deleted'], style: { color: palette.deleted } },
    { types: ['bold'], style: { fontWeight: 'bold' } },
    { types: ['italic'], style: { fontStyle: 'italic' } },
  ],
});

/** Code theme for light mode: 4.5:1 or more for every token. */
export const lightCodeTheme = toTheme(lightPalette);

/** Code theme for dark mode: 4.5:1 or more for every token. */
export const darkCodeTheme = toTheme(darkPalette);
