import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Table,
  TableCell,
  Text,
} from 'mdast';
import type { JsonValue } from '../../contract/model';
import { jsonText } from '../../contract/numeral';
import type { MarkdownWriter } from './block';
import type { BlockRecord } from './record';

type FlowContent = BlockContent | DefinitionContent;

export const text = (value: string): Text => ({ type: 'text', value });

export const code = (value: string): InlineCode => ({ type: 'inlineCode', value });

export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] });

export const link = (url: string, children: readonly PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children: [...children],
});

export const paragraph = (children: readonly PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [...children],
});

/** A heading with an explicit id, for the table of contents and the anchor check. */
export const heading = (
  depth: Heading['depth'],
  id: string,
  title: string,
  record?: BlockRecord,
): Heading => ({
  type: 'heading',
  depth,
  children: [text(title)],
  data: { hProperties: { id }, ...(record && { record }) },
});

/** `{#create-card}`: the anchor of the preceding content, in a Markdown copy. */
export const anchorMark = (id: string): PhrasingContent => ({ type: 'html', value: `{#${id}}` });

/** A list item; mdast's types only allow blocks in it, hast also allows text. */
export const item = (children: readonly (RootContent | PhrasingContent)[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: children as ListItem['children'],
});

export const list = (children: readonly ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: [...children],
});

/** A list with an item for each node, for a Markdown copy. */
export const itemized = (nodes: readonly Nodes[], writer: MarkdownWriter): List =>
  list(nodes.map((node) => item(writer.blocks([node]))));

/** Merges the lists that nodes become into one list, and drops other blocks. */
export const mergedList = (nodes: readonly Nodes[], writer: MarkdownWriter): readonly List[] => {
  const items = writer
    .blocks(nodes)
    .flatMap((block) => (block.type === 'list' ? block.children : []));
  return items.length === 0 ? [] : [list(items)];
};

export const codeBlock = (lang: string, value: string): Code => ({ type: 'code', lang, value });

export const json = (value: JsonValue): Code => codeBlock('json', jsonText(value, 2));

/** Puts a lead before content; if the content begins with a paragraph, they share it. */
export const withLead = (
  lead: readonly PhrasingContent[],
  content: readonly FlowContent[],
): readonly FlowContent[] => {
  const [first, ...rest] = content;
  if (first?.type !== 'paragraph') return [paragraph(lead), ...content];
  return [paragraph([...lead, text(': '), ...first.children]), ...rest];
};

/** The content of a table cell; hast allows blocks in it, mdast's types do not. */
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
