import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../support/paths';

/**
 * Budget for the styles of a large page, which links them: an empty string is one byte after
 * brotli.
 */
const LINKED = 1;

const CHANGE_LOG = parse(readFileSync(join(ROOT, 'partners/general/change-log.yaml'), 'utf8')) as {
  readonly entries: readonly unknown[];
};

/** Bytes after brotli of a page of each kind, and of the heaviest page of each set. */
export const BUDGETS = {
  '/': { html: 23_800, styles: 17_000 },
  '/general': { html: 38_800, styles: 18_900 },
  '/general/fees': { html: 26_900, styles: 18_900 },
  // Grows with each entry, so entries must stay short.
  '/general/change-log': { html: 23_100 + 300 * CHANGE_LOG.entries.length, styles: 18_900 },
  '/general/api/card': { html: 47_000, styles: LINKED },
  '/general/api/playground': { html: 28_300, styles: 17_700 },
  '/rebell-pay/api/order': { html: 36_900, styles: LINKED },
  '/markdown-page': { html: 21_000, styles: 15_900 },
};
