import type { Connections } from '../../boot/policy';
import { type BuiltPages, changePages, readPages } from './pages';
import { withPolicy } from './policy';
import { inlineScripts, smallScripts, withScripts } from './scripts';
import { linkedBy, readStylesheets, stylesOf, withStyles } from './styles';

export interface FinishOptions extends BuiltPages {
  /** Path the site is served under, with both slashes. */
  readonly baseUrl: string;
  /** What a page may call beside its own origin. */
  readonly connectionsOf: (page: string) => Connections;
}

/** Makes the inline scripts of all pages small, puts their styles into them, then the policy for both. */
export async function finishPages(options: FinishOptions): Promise<void> {
  const { outDir, baseUrl, connectionsOf } = options;
  const scripts = new Set<string>();
  const linked = new Set<string>();
  await readPages(options, (html) => {
    for (const text of inlineScripts(html)) scripts.add(text);
    for (const href of linkedBy(html)) linked.add(href);
  });
  const small = await smallScripts(scripts);
  const styles = stylesOf(await readStylesheets(outDir, baseUrl), linked);
  await changePages(options, (html, page) =>
    withPolicy(withStyles(withScripts(html, small), styles), connectionsOf(page)),
  );
}
