/** The result of a check. It proves nothing unless something was checked. */
export interface Finding {
  /** Number of items that were checked. */
  readonly checked: number;
  /** One sentence per fault, with its place. */
  readonly faults: readonly string[];
}
