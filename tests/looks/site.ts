import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BASE_URL, BUILD_DIR, ROOT } from '../support/paths';
import { add, html, seed } from '../support/seed';

interface Font {
  readonly family: string;
  readonly files: string;
  readonly name: string;
}

const TEXT: Font = { family: 'Text', files: 'source-sans-3', name: 'source-sans-3-latin' };
const CODE: Font = { family: 'Code', files: 'source-code-pro', name: 'source-code-pro-latin' };
const STYLES = ['normal', 'italic'] as const;

const fileName = ({ name }: Font, style: string): string => `${name}-wght-${style}.woff2`;

const packageFile = (font: Font, style: string): string =>
  path.join(ROOT, 'node_modules/@fontsource-variable', font.files, 'files', fileName(font, style));

const face = ({ family }: Font, style: string, address: string): string =>
  `@font-face { font-family: ${family}; font-style: ${style}; font-weight: 200 900; ` +
  `src: url(${address}) format('woff2') }\n`;

const faces = (font: Font): string =>
  STYLES.map((style) => face(font, style, `${BASE_URL}fonts/${fileName(font, style)}`)).join('');

const dataAddress = (font: Font): string =>
  `data:font/woff2;base64,${readFileSync(packageFile(font, 'normal'), 'base64')}`;

/** The same fonts for a drawing, which cannot load any files. */
export const drawingFaces =
  [TEXT, CODE].map((font) => face(font, 'normal', dataAddress(font))).join('') +
  `svg { font-family: ${TEXT.family} } .m { font-family: ${CODE.family} }\n`;

const STYLE_SHEET =
  `${faces(TEXT)}${faces(CODE)}` +
  `:root, :root[data-theme] { --font-text: ${TEXT.family} !important; ` +
  `--font-code: ${CODE.family} !important }\n` +
  'button, input, select, textarea { font-family: var(--font-text) !important }\n';

/**
 * Writes a copy of the built site with its own fonts; returns its folder.
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
      copyFileSync(packageFile(font, style), path.join(folder, 'fonts', fileName(font, style)));
    }
  }
  return folder;
}
