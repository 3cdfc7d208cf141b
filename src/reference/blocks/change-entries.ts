import { defineBlock } from './tree/block';
import { text } from './tree/mdast';

export interface ChangeEntryProps {
  /** Kind of change: `Added`, `Deprecated` … */
  readonly kind: string;
  /** Names of the topics it concerns. */
  readonly topics: readonly string[];
}

export interface ChangeEntriesProps {
  /** Topics and kinds of every entry, in their order. */
  readonly entries: readonly ChangeEntryProps[];
  /** Topics that entries concern. */
  readonly topics: readonly { readonly name: string; readonly title: string }[];
}

export interface ChangeHeadProps {
  /** ISO 8601 day. */
  readonly date: string;
  /** Kind of change: `Added`, `Deprecated` … */
  readonly kind: string;
  readonly breaking?: boolean;
  /** Version of the contract it came with. */
  readonly version: string;
}

/** The entries of a change log, with a filter by topic and type. */
export const changeEntries = defineBlock<ChangeEntriesProps>({
  component: 'ChangeEntries',
});

/** Heading, head and facts of one entry. */
export const changeEntry = defineBlock<ChangeEntryProps>({
  component: 'ChangeEntry',
  folder: 'ChangeEntries',
});

/** Heads an entry of the change log: when, what kind, and whether it breaks integrations. */
export const changeHead = defineBlock<ChangeHeadProps>({
  component: 'ChangeHead',
  markdown: ({ date, kind, breaking = false, version }) => [
    text(
      [date, kind, breaking ? 'Breaking' : 'Not breaking', `Contract version ${version}`].join(
        ' · ',
      ),
    ),
  ],
});
