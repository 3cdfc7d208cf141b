/** Bytes after brotli of one page of each kind, and of the heaviest of each set. */
export const BUDGETS = {
  '/': { html: 22_900, styles: 16_100 },
  '/general': { html: 36_600, styles: 17_600 },
  '/general/fees': { html: 25_300, styles: 17_600 },
  '/general/change-log': { html: 25_000, styles: 17_600 },
  '/general/api/card': { html: 64_300, styles: 17_400 },
  '/general/api/playground': { html: 26_800, styles: 16_800 },
  '/rebell-pay/api/order': { html: 54_800, styles: 17_400 },
  '/markdown-page': { html: 20_100, styles: 15_000 },
};
