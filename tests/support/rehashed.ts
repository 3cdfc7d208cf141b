import { hashesOf, inlineStyles, POLICY } from '../../src/site/plugins/after-build/policy';
import { inlineScripts } from '../../src/site/plugins/after-build/scripts';

/** Returns a page with new hashes in its policy; the rest of the policy stays the same. */
export const rehashed = (html: string): string =>
  html.replace(POLICY, (policy) => {
    const bare = policy.replace(/ 'sha256-[^']*'/g, '');
    const scripts = ["script-src 'self'", ...hashesOf(inlineScripts(html))];
    const styles = ["style-src-elem 'self'", ...hashesOf(inlineStyles(html))];
    return bare
      .replace("script-src 'self'", () => scripts.join(' '))
      .replace("style-src-elem 'self'", () => styles.join(' '));
  });
