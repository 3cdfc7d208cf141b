import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Connections, policyText } from '../../boot/policy';
import { inlineScripts } from './scripts';

/** The policy follows the charset: nothing that it governs may come before it. */
const CHARSET = '<meta charset="UTF-8">';
export const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;
/** For hosts that send no headers: other sites receive only the origin. */
const REFERRER = '<meta name="referrer" content="strict-origin-when-cross-origin">';
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gs;

export const hashesOf = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

export const inlineStyles = (html: string): readonly string[] =>
  [...html.matchAll(STYLE)].map(([, text = '']) => text);

/**
 * Adds a content security policy for the inline scripts and stylesheets of a page, and a referrer
 * policy. Both replace earlier ones.
 *
 * @throws when the page does not begin with the charset
 */
export function withPolicy(html: string, connections: Connections): string {
  const bare = html.replace(POLICY, '').replace(REFERRER, '');
  const start = bare.indexOf(CHARSET) + CHARSET.length;
  if (start < CHARSET.length || /<(?:script|style|link)\b/.test(bare.slice(0, start))) {
    throw new Error('A page has no charset, or loads something before its charset.');
  }
  const content = policyText({
    scripts: hashesOf(inlineScripts(bare)),
    styles: hashesOf(inlineStyles(bare)),
    connections,
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  return bare.slice(0, start) + meta + REFERRER + bare.slice(start);
}

/** Finds HTML pages below a folder without a policy after their charset; fragments need none. */
export const pagesWithoutPolicy = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .filter((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      return (
        /<html\b/i.test(html) &&
        !html.includes(`${CHARSET}<meta http-equiv="Content-Security-Policy"`)
      );
    })
    .sort();
