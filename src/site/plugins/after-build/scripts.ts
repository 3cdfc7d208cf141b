import { minify } from '@swc/core';

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

/**
 * Inline scripts, made small, by what they were. Docusaurus' own minifier, which
 * parses every page for it, is switched off (scripts/docusaurus.mjs): all pages have
 * the same two or three scripts, and React writes no space to be taken away.
 */
export const smallScripts = async (texts: Iterable<string>): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all([...texts].map(async (text) => [text, await smallScript(text)] as const)),
  );
