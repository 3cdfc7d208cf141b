import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { add, html } from '../e2e/faults/fault';
import { seed } from '../e2e/faults/seed';
import { BASE_URL, BUILD_DIR, ROOT } from '../support/paths';

interface Font {
  readonly family: string;
  readonly files: string;
  readonly name: string;
}

const TEXT: Font = { family: 'Text', files: 'source-sans-3', name: 'source-sans-3-latin' };
const CODE: Font = { family: 'Code', files: 'source-code-pro', name: 'source-code-pro-latin' };
const STYLES = ['normal', 'italic'] as const;

const fileName = ({ name }: Font, style: string): string => `${name}-wght-${style}.woff2`;

const faces = (font: Font): string =>
  STYLES.map(
    (style) =>
      `@font-face { font-family: ${font.family}; font-style: ${style}; font-weight: 200 900; ` +
      `src: url(${BASE_URL}fonts/${fileName(font, style)}) format('woff2') }\n`,
  ).join('');

const STYLE_SHEET =
  `${faces(TEXT)}${faces(CODE)}` +
  `:root, :root[data-theme] { --font-text: ${TEXT.family} !important; ` +
  `--font-code: ${CODE.family} !important }\n` +
  'button, input, select, textarea { font-family: var(--font-text) !important }\n';

/**
 * Writes a copy of the built site that is set in fonts of its own; its folder.
 *
 * @param name folder of the copy
 * @param fault rules of a seeded fault
 */
export function siteWithFonts(name: string, fault = ''): string {
  const folder = path.join(ROOT, '.cache/looks', name);
  seed(BUILD_DIR, folder, [
    html(/<\/head>/, `<link rel="stylesheet" href="${BASE_URL}fonts/looks.css"></head>`),
    add('fonts/looks.css', STYLE_SHEET + fault),
  ]);
  for (const font of [TEXT, CODE]) {
    for (const style of STYLES) {
      const file = fileName(font, style);
      const source = path.join(
        ROOT,
        'node_modules/@fontsource-variable',
        font.files,
        'files',
        file,
      );
      copyFileSync(source, path.join(folder, 'fonts', file));
    }
  }
  return folder;
}
