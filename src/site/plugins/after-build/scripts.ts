import { minify } from '@swc/core';

const SCRIPT = /(<script\b([^>]*)>)(.*?)(?=<\/script>)/gs;
/** Data blocks are not executed, and the policy does not apply to them. */
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/;

const isInline = (attributes: string): boolean =>
  !/\bsrc=/.test(attributes) && !DATA_BLOCK.test(attributes);

/** Texts of the inline scripts that a browser would execute. */
export const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, , attributes = '', text = '']) =>
    isInline(attributes) ? [text] : [],
  );

/** Replaces the inline scripts of a page with their minified form, if there is one. */
export const withScripts = (html: string, minified: ReadonlyMap<string, string>): string =>
  html.replaceAll(SCRIPT, (whole, tag: string, attributes: string, text: string) =>
    isInline(attributes) ? tag + (minified.get(text) ?? text) : whole,
  );

/**
 * The minified form of each inline script. Docusaurus' own minifier, which parses every page, is
 * turned off (scripts/docusaurus.mjs): all pages have the same two or three scripts, and React
 * writes no whitespace that could be removed.
 */
export async function minifyScripts(texts: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const minified = [...texts].map(async (text) => {
    // Not a module: names at the top level of a script are visible to the page.
    const { code } = await minify(text, { compress: true, mangle: true, module: false });
    return [text, code.replace(/;$/, '')] as const;
  });
  return new Map(await Promise.all(minified));
}
