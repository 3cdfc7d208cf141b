import type {
  BlockContent,
  DefinitionContent,
  Heading,
  Nodes,
  Parent,
  PhrasingContent,
  RootContent,
} from 'mdast';
import type { BlockRecord } from './record';

/** A reference block in the tree of a page. It is plain data, so that the tree can be cloned. */
export interface BlockNode extends Parent {
  type: 'block';
  /** Name of the component that shows the block, which is also its key in the registry. */
  component: string;
  props: object;
  /** Whether the block is inside a line of text. */
  isInline: boolean;
  /** Set on a block that has, with the heading before it, a separate Markdown copy. */
  part?: Part;
  children: RootContent[];
}

/** A part of a page with a separate Markdown copy. */
export interface Part {
  /** Address of the copy below the address of the page: an anchor of the part. */
  readonly name: string;
  /** A description of the part, in a line. */
  readonly description: string;
}

declare module 'mdast' {
  interface RootContentMap {
    block: BlockNode;
  }
}

/** JSON that a page loads on demand. */
export interface LazyJson<Data> {
  /** Module specifier for the bundler. */
  readonly module: string;
  /** Never set: it only carries the type of the data. */
  readonly data?: Data;
}

/** The props that the component of a block receives. */
export type ComponentProps<Props> = {
  readonly [Name in keyof Props]: Props[Name] extends LazyJson<infer Data>
    ? () => Promise<{ readonly default: Data }>
    : Props[Name];
};

/** Writes blocks as plain Markdown, without components. */
export interface MarkdownWriter {
  readonly blocks: (nodes: readonly Nodes[]) => (BlockContent | DefinitionContent)[];
  /** Returns the content as one line, for example for a table cell. */
  readonly line: (nodes: readonly Nodes[]) => PhrasingContent[];
  /** Returns a heading one level below the last heading of the page. */
  readonly heading: (children: readonly PhrasingContent[], id?: string) => Heading;
  /** Returns a link, or only its text if there is no address. */
  readonly link: (
    href: string | undefined,
    children: readonly PhrasingContent[],
  ) => readonly PhrasingContent[];
}

type KeyOf<Props> = Props extends unknown ? keyof Props & string : never;

interface Definition<Props> {
  readonly component: string;
  /** Folder of its module; defaults to the name of the component. */
  readonly folder?: string;
  readonly isInline?: boolean;
  /** Returns the Markdown of the block; defaults to the Markdown of its children. */
  readonly markdown?: (
    props: Props,
    writer: MarkdownWriter,
    children: readonly RootContent[],
  ) => readonly RootContent[];
  readonly search?: (props: Props) => BlockRecord;
  /** Names of the props of type `LazyJson`. */
  readonly lazy?: readonly KeyOf<Props>[];
}

/** A definition for code that walks a tree; only for nodes with the same component. */
export interface AnyBlock {
  readonly component: string;
  readonly folder: string;
  readonly markdown: (node: BlockNode, writer: MarkdownWriter) => readonly RootContent[];
  readonly search: (node: BlockNode) => BlockRecord;
  readonly lazy: readonly string[];
}

/** Makes a block for the tree of a page. */
type MakeNode<Props> = (
  props: Props,
  children?: readonly (RootContent | PhrasingContent)[],
) => BlockNode;

/** The props of a block without props. */
export type NoProps = Readonly<Record<never, never>>;

export function defineBlock<Props extends object>(
  definition: Definition<Props>,
): MakeNode<Props> & AnyBlock {
  const { component, folder = component, isInline = false, markdown, search } = definition;
  const make: MakeNode<Props> = (props, children = []) => ({
    type: 'block',
    component,
    props,
    isInline,
    children: children as RootContent[],
  });
  return Object.assign(make, {
    component,
    folder,
    markdown: (node: BlockNode, writer: MarkdownWriter) =>
      markdown?.(node.props as Props, writer, node.children) ?? writer.blocks(node.children),
    search: (node: BlockNode) => search?.(node.props as Props) ?? {},
    lazy: definition.lazy ?? [],
  });
}
