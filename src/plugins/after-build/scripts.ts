import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from '@swc/core';
import { replaceFile } from './replace-file';

const SCRIPT = /(<script\b([^>]*)>)(.*?)(?=<\/script>)/gs;
/** Data blocks are not executed, and no policy looks at them. */
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/;

const isInline = (attributes: string): boolean =>
  !/\bsrc=/.test(attributes) && !DATA_BLOCK.test(attributes);

/** Texts of the inline scripts that a browser would execute. */
export const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, , attributes = '', text = '']) =>
    isInline(attributes) ? [text] : [],
  );

/** A page with other inline scripts; those that `small` does not know stay. */
export const withScripts = (html: string, small: ReadonlyMap<string, string>): string =>
  html.replaceAll(SCRIPT, (whole, tag: string, attributes: string, text: string) =>
    isInline(attributes) ? tag + (small.get(text) ?? text) : whole,
  );

async function smallScript(text: string): Promise<string> {
  // No module: the names at the top of a script are those of the page.
  const { code } = await minify(text, { compress: true, mangle: true, module: false });
  return code.replace(/;$/, '');
}

export interface ScriptsOptions {
  /** Absolute path of the build output. */
  readonly outDir: string;
  /** Pages as clean paths below the base path; '' is the landing page. */
  readonly pages: readonly string[];
}

/**
 * Makes the inline scripts of all pages small. Docusaurus' own minifier, which
 * parses every page for it, is switched off (scripts/docusaurus.mjs): the pages
 * have the same two or three scripts, and React writes no space to be taken away.
 *
 * @returns the number of different scripts
 */
export async function minifyScripts({ outDir, pages }: ScriptsOptions): Promise<number> {
  const small = new Map<string, string>();
  for (const page of pages) {
    const file = path.join(outDir, `${page || 'index'}.html`);
    const html = await readFile(file, 'utf8');
    for (const text of inlineScripts(html)) {
      if (!small.has(text)) small.set(text, await smallScript(text));
    }
    await replaceFile(file, withScripts(html, small));
  }
  return small.size;
}
