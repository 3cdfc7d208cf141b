import type {
  Heading,
  InlineCode,
  Link,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
  Text,
} from 'mdast';

export const text = (value: string): Text => ({ type: 'text', value });

export const code = (value: string): InlineCode => ({ type: 'inlineCode', value });

export const link = (url: string, children: readonly PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children: [...children],
});

export const paragraph = (children: readonly PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [...children],
});

/** A heading with an explicit id, which the table of contents and the anchor check know. */
export const heading = (depth: Heading['depth'], id: string, title: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(title)],
  data: { hProperties: { id } },
});

/** Cells may hold blocks as well: hast allows them, mdast's types do not. */
export type Cell = readonly (PhrasingContent | RootContent)[];

const row = (cells: readonly Cell[]) => ({
  type: 'tableRow' as const,
  children: cells.map((children) => ({ type: 'tableCell', children }) as TableCell),
});

export const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): Table => ({
  type: 'table',
  children: [row(head.map((title) => [text(title)])), ...rows.map(row)],
});

/** Joins groups of nodes with a separator: `a, b, c`. */
export const joined = (
  groups: readonly (readonly PhrasingContent[])[],
  separator = ', ',
): PhrasingContent[] =>
  groups.flatMap((group, index) => (index === 0 ? group : [text(separator), ...group]));
