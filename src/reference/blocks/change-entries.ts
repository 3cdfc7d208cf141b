import { defineBlock } from './tree/block';
import { text } from './tree/mdast';

export interface ChangeEntryProps {
  /** Kind of change: `Added`, `Deprecated` … */
  readonly kind: string;
  /** Names of the topics that the change concerns. */
  readonly topics: readonly string[];
}

export interface ChangeEntriesProps {
  /** The topics and kind of every entry, in the order of the page. */
  readonly entries: readonly ChangeEntryProps[];
  /** Every topic that an entry concerns, for the filter. */
  readonly topics: readonly { readonly name: string; readonly title: string }[];
}

export interface ChangeHeadProps {
  /** ISO 8601 day. */
  readonly date: string;
  /** Kind of change: `Added`, `Deprecated` … */
  readonly kind: string;
  readonly breaking?: boolean;
  /** Version of the contract with the change. */
  readonly version: string;
}

/** The entries of a change log, with a filter by topic and type. */
export const changeEntries = defineBlock<ChangeEntriesProps>({
  component: 'ChangeEntries',
});

/** One entry: its heading, head and facts. */
export const changeEntry = defineBlock<ChangeEntryProps>({
  component: 'ChangeEntry',
  folder: 'ChangeEntries',
});

/** The head of an entry: its date, its kind, and whether it breaks integrations. */
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
