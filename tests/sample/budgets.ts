import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../support/paths';

/**
 * Budget for the styles of a large page, which links them: an empty string is one byte after
 * brotli.
 */
const LINKED = 1;
/** Budget for the only stylesheet, which smaller pages contain. */
const STYLES = 25_300;

const CHANGE_LOG = parse(readFileSync(join(ROOT, 'partners/general/change-log.yaml'), 'utf8')) as {
  readonly entries: readonly unknown[];
};

/** Bytes after brotli of a page of each kind, and of the heaviest page of each set. */
export const BUDGETS = {
  '/': { html: 32_000, styles: STYLES },
  '/general': { html: 45_400, styles: STYLES },
  '/general/fees': { html: 33_400, styles: STYLES },
  // Grows with each entry, so entries must stay short.
  '/general/change-log': { html: 29_200 + 300 * CHANGE_LOG.entries.length, styles: STYLES },
  '/general/api/card': { html: 47_000, styles: LINKED },
  '/general/api/playground': { html: 36_100, styles: STYLES },
  '/rebell-pay/api/order': { html: 36_900, styles: LINKED },
  '/markdown-page': { html: 30_400, styles: STYLES },
};
