/** What a page may weigh, in bytes after brotli. */
interface Budget {
  /** The file, its styles included. */
  readonly html: number;
  /** Styles alone. */
  readonly styles: number;
}

/** One page of each kind, and the heaviest of each set. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  '/': { html: 22_900, styles: 16_100 },
  '/general': { html: 36_600, styles: 17_600 },
  '/general/fees': { html: 25_300, styles: 17_600 },
  '/general/change-log': { html: 25_000, styles: 17_600 },
  '/general/api/card': { html: 64_300, styles: 17_400 },
  '/general/api/playground': { html: 26_800, styles: 16_800 },
  '/rebell-pay/api/order': { html: 54_800, styles: 17_400 },
  '/markdown-page': { html: 20_100, styles: 15_000 },
};
