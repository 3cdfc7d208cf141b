import type { JsonValue } from '../contract/model';
import { defineBlock } from './tree/block';
import { anchorMark, code, item, json, list, paragraph, text } from './tree/mdast';

export interface ErrorLine {
  readonly code: string;
  /** HTTP status; absent for a code that only occurs in the `failure` of an object. */
  readonly status?: number | undefined;
  readonly title: string;
  /** Address where the code is explained; absent if no page explains it. */
  readonly href?: string | undefined;
}

export interface ErrorLinesProps {
  readonly errors: readonly ErrorLine[];
}

export interface ErrorEntriesProps {
  readonly id: string;
}

export interface ErrorEntryProps extends Omit<ErrorLine, 'href'> {
  readonly id: string;
  /** Complete problem body (RFC 9457), or the content of `failure`. */
  readonly example: JsonValue;
}

const statusText = (status: number | undefined): string => String(status ?? 'In failure');

/** The error codes that are specific to an operation. */
export const errorLines = defineBlock<ErrorLinesProps>({
  component: 'ErrorLines',
  folder: 'ErrorReference',
  markdown: ({ errors }, writer) => [
    list(
      errors.map((error) =>
        item([
          paragraph([
            text(`${statusText(error.status)} `),
            ...writer.link(error.href, [code(error.code)]),
            text(`: ${error.title}`),
          ]),
        ]),
      ),
    ),
  ],
});

/** The error codes of a topic. */
export const errorEntries = defineBlock<ErrorEntriesProps>({
  component: 'ErrorEntries',
  folder: 'ErrorReference',
  markdown: ({ id }, writer, children) => [paragraph([anchorMark(id)]), ...writer.blocks(children)],
});

/** One error code: when it is returned, why, what to do, and the complete answer. */
export const errorEntry = defineBlock<ErrorEntryProps>({
  component: 'ErrorEntry',
  folder: 'ErrorReference',
  // A Markdown copy has a heading for the code, because readers search for it.
  markdown: ({ id, code: name, status, title, example }, writer, children) => [
    writer.heading([code(name)], id),
    paragraph([text(`${statusText(status)} · ${title}`)]),
    ...writer.blocks(children),
    json(example),
  ],
  search: ({ id, code: name, status, title }) => ({
    opens: { kind: 'error', anchor: id, title: name },
    names: status === undefined ? [title] : [title, String(status)],
  }),
});
