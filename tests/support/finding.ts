/** What a check has to say: it proves nothing unless it looked at something. */
export interface Finding {
  /** How many things were looked at. */
  readonly checked: number;
  /** One sentence per fault, with its place. */
  readonly faults: readonly string[];
}
