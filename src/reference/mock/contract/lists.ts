/** Places of an entry, and how one of them compares with a parameter (`x-filter`). */
export type Filter = Readonly<Record<string, 'is' | 'from' | 'before'>>;

/** What a list consists of: names of parameters, and places of the answer (RFC 6901 pointers). */
export interface List {
  readonly entries: string;
  /** Cursor of the next page. */
  readonly next?: string;
  /** Whether there is a next page. */
  readonly more?: string;
  readonly cursor?: string;
  readonly limit?: string;
  /** Entries of a page when the request does not say. */
  readonly size: number;
  /** By parameter. */
  readonly filters: Readonly<Record<string, Filter>>;
}

/** What a call does to the items at a path such as `/pets` or `/pets/{petId}`. */
export interface Kept {
  readonly does: 'create' | 'list' | 'item';
  /** Where its answer has the item, or the list of them. */
  readonly at: readonly string[];
  /** Property of an item that holds what stands for it in the path. */
  readonly id?: string;
}
