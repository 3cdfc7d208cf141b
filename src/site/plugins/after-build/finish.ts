import type { Connections } from '../../boot/policy';
import { type BuiltPages, visitPages } from './pages';
import { withPolicy } from './policy';
import { withPlainQuotes } from './quotes';
import { inlineScripts, minifyScripts, withScripts } from './scripts';
import { groupStylesheets, linkedStylesheets, readStylesheets, withStyles } from './styles';

interface FinishOptions extends BuiltPages {
  /** Path the site is served under, with both slashes. */
  readonly baseUrl: string;
  /** The servers that a page may call in addition to its own origin. */
  readonly connectionsOf: (page: string) => Connections;
}

/** Makes every page smaller and independent of other files, then adds its policy. */
export async function finishPages(options: FinishOptions): Promise<void> {
  const { outDir, baseUrl, connectionsOf } = options;
  const scripts = new Set<string>();
  const linked = new Set<string>();
  await visitPages(options, (html) => {
    for (const text of inlineScripts(html)) scripts.add(text);
    for (const href of linkedStylesheets(html)) linked.add(href);
    return undefined;
  });
  const minified = await minifyScripts(scripts);
  const styles = groupStylesheets(await readStylesheets(outDir, baseUrl), linked);
  await visitPages(options, (html, page) =>
    withPolicy(
      withStyles(withPlainQuotes(withScripts(html, minified)), styles),
      connectionsOf(page),
    ),
  );
}
