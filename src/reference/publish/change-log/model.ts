/** Kinds of change, as in Keep a Changelog 1.1.0. */
export type ChangeType = 'Added' | 'Changed' | 'Deprecated' | 'Removed' | 'Fixed' | 'Security';

/** One entry of `partners/<set>/change-log.yaml`. */
export interface Change {
  /** Anchor on the change-log page. */
  readonly id: string;
  /** Day it was published, ISO 8601. */
  readonly date: string;
  /** Version of the contract it came with. */
  readonly version: string;
  readonly type: ChangeType;
  readonly breaking: boolean;
  readonly title: string;
  /** Markdown: what changed. */
  readonly what: string;
  /** Markdown: why it changed. */
  readonly why: string | undefined;
  /** Markdown: whose integration is affected. */
  readonly who: string | undefined;
  /** Markdown: what to do. */
  readonly action: string | undefined;
  /** Deadline for `action`, ISO 8601. */
  readonly by: string | undefined;
  /** Day from which something deprecated may stop answering, ISO 8601. */
  readonly sunset: string | undefined;
  /** Every place in the contract that changed, as a pointer: `schema:Card.limits` (`findPointer`). */
  readonly changes: readonly string[];
  /** Ids of the operations that changed. */
  readonly operations: readonly string[];
  /** Topics whose pages changed, besides those of `operations`. */
  readonly topics: readonly string[];
  /** Code that shows the place before and after the change. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}
