/** Bytes after brotli of one page of each kind, and of the heaviest of each set. */
export const BUDGETS = {
  '/': { html: 23_600, styles: 16_700 },
  '/general': { html: 38_000, styles: 18_500 },
  '/general/fees': { html: 26_900, styles: 18_500 },
  '/general/change-log': { html: 26_500, styles: 18_500 },
  '/general/api/card': { html: 65_700, styles: 18_300 },
  '/general/api/playground': { html: 28_000, styles: 17_300 },
  '/rebell-pay/api/order': { html: 55_900, styles: 18_300 },
  '/markdown-page': { html: 21_000, styles: 15_500 },
};
