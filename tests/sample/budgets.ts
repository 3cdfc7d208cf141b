/** A large page links its styles; nothing is a byte after brotli. */
const LINKED = 1;

/** Bytes after brotli of one page of each kind, and of the heaviest of each set. */
export const BUDGETS = {
  '/': { html: 23_800, styles: 17_000 },
  '/general': { html: 38_800, styles: 18_900 },
  '/general/fees': { html: 26_900, styles: 18_900 },
  '/general/change-log': { html: 27_000, styles: 18_900 },
  '/general/api/card': { html: 46_500, styles: LINKED },
  '/general/api/playground': { html: 28_300, styles: 17_700 },
  '/rebell-pay/api/order': { html: 36_900, styles: LINKED },
  '/markdown-page': { html: 21_000, styles: 15_900 },
};
