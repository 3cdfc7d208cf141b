/** How each place of an entry compares with a parameter (`x-filter`). One match is enough. */
export type Filter = Readonly<Record<string, 'is' | 'from' | 'before'>>;

/** The parts of a list: names of parameters, and places of the answer (RFC 6901 pointers). */
export interface List {
  readonly entries: string;
  /** Cursor of the next page. */
  readonly next?: string;
  /** Whether there is a next page. */
  readonly more?: string;
  readonly cursor?: string;
  readonly limit?: string;
  /** Default page size. */
  readonly size: number;
  /** Filters by the name of their parameter. */
  readonly filters: Readonly<Record<string, Filter>>;
}

/** What a call does with the items at a path such as `/pets` or `/pets/{petId}`. */
export interface Kept {
  readonly does: 'create' | 'list' | 'item';
  /** Place of the item, or of the list of items, in the answer. */
  readonly at: readonly string[];
  /** Property of an item whose value identifies it in the path. */
  readonly id?: string;
}
