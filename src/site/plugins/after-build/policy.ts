import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Connections, policyText } from '../../boot/policy';
import { inlineScripts } from './scripts';

/** What the policy stands behind: nothing that it governs may come before it. */
const CHARSET = '<meta charset="UTF-8">';
const OLD_POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gs;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (texts: readonly string[]): readonly string[] => [...new Set(texts.map(hashOf))];

/** Texts of the inline style sheets. */
export const inlineStyles = (html: string): readonly string[] =>
  [...html.matchAll(STYLE)].map(([, text = '']) => text);

/**
 * A page with its content security policy behind the charset, made from the
 * inline scripts and style sheets that it has; one that stood there is replaced.
 *
 * @throws when the page does not begin with the charset
 */
export function withPolicy(html: string, connections: Connections): string {
  const bare = html.replace(OLD_POLICY, '');
  const place = bare.indexOf(CHARSET) + CHARSET.length;
  if (place < CHARSET.length || /<(?:script|style|link)\b/.test(bare.slice(0, place))) {
    throw new Error('A page has something to load before its charset, or no charset.');
  }
  const content = policyText({
    scripts: hashesOf(inlineScripts(bare)),
    styles: hashesOf(inlineStyles(bare)),
    connections,
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  return bare.slice(0, place) + meta + bare.slice(place);
}

/** A page with the hashes in its policy made anew; the rest of the policy stays. */
export const rehashed = (html: string): string =>
  html.replace(OLD_POLICY, (policy) => {
    const bare = policy.replace(/ 'sha256-[^']*'/g, '');
    const scripts = ["script-src 'self'", ...hashesOf(inlineScripts(html))];
    const styles = ["style-src-elem 'self'", ...hashesOf(inlineStyles(html))];
    return bare
      .replace("script-src 'self'", () => scripts.join(' '))
      .replace("style-src-elem 'self'", () => styles.join(' '));
  });

/** HTML pages below a folder that have no policy behind their charset; what holds no page needs none. */
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
