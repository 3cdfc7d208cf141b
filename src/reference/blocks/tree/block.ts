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

/** A reference block in the tree of a page. It is plain data, so that a tree can be cloned. */
export interface BlockNode extends Parent {
  type: 'block';
  /** The component that shows it; the registry has its definition under this name. */
  component: string;
  props: object;
  /** Whether it is inside a line of text. */
  isInline: boolean;
  /** Set on what the Markdown copies give an address of its own, with the heading before it. */
  part?: Part;
  children: RootContent[];
}

/** A part of a page with a Markdown copy of its own. */
export interface Part {
  /** Its address below that of the page: an anchor of the part. */
  readonly name: string;
  /** What it is, in a line. */
  readonly description: string;
}

declare module 'mdast' {
  interface RootContentMap {
    block: BlockNode;
  }
}

/** JSON that a page loads when the component asks for it. */
export interface LazyJson<Data> {
  /** As a bundler finds it. */
  readonly module: string;
  /** Only for the type of the data. */
  readonly data?: Data;
}

/** The props of a block as its component gets them. */
export type ComponentProps<Props> = {
  readonly [Name in keyof Props]: Props[Name] extends LazyJson<infer Data>
    ? () => Promise<{ readonly default: Data }>
    : Props[Name];
};

/** Writes the content of blocks as Markdown that needs no components. */
export interface MarkdownWriter {
  readonly blocks: (nodes: readonly Nodes[]) => (BlockContent | DefinitionContent)[];
  /** Content as one line, as a table cell needs it. */
  readonly line: (nodes: readonly Nodes[]) => PhrasingContent[];
  /** A heading one level below the last one. */
  readonly heading: (children: readonly PhrasingContent[], id?: string) => Heading;
  /** A link, or its text alone where there is no page to lead to. */
  readonly link: (
    href: string | undefined,
    children: readonly PhrasingContent[],
  ) => readonly PhrasingContent[];
}

type KeyOf<Props> = Props extends unknown ? keyof Props & string : never;

interface Definition<Props> {
  readonly component: string;
  /** Folder of its module, where that is not the folder of its name. */
  readonly folder?: string;
  readonly isInline?: boolean;
  /** Without one, the block is written as its children. */
  readonly markdown?: (
    props: Props,
    writer: MarkdownWriter,
    children: readonly RootContent[],
  ) => readonly RootContent[];
  readonly search?: (props: Props) => BlockRecord;
  /** Props that are of type `LazyJson`. */
  readonly lazy?: readonly KeyOf<Props>[];
}

/** A definition for those who read a tree: the props of its nodes are its own. */
export interface AnyBlock {
  readonly component: string;
  readonly folder: string;
  readonly markdown: (node: BlockNode, writer: MarkdownWriter) => readonly RootContent[];
  readonly search: (node: BlockNode) => BlockRecord;
  readonly lazy: readonly string[];
}

/** Makes a node of the tree. */
type MakeNode<Props> = (
  props: Props,
  children?: readonly (RootContent | PhrasingContent)[],
) => BlockNode;

/** Props of a block that has none. */
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
