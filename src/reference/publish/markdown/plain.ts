import type {
  BlockContent,
  DefinitionContent,
  Heading,
  Nodes,
  PhrasingContent,
  RootContent,
  TableCell,
} from 'mdast';
import { blockOf } from '../../blocks';
import type { MarkdownWriter } from '../../blocks/tree/block';
import { anchorMark, code, link, paragraph, text } from '../../blocks/tree/mdast';

export type Block = BlockContent | DefinitionContent;

const PHRASING: ReadonlySet<string> = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'html',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'strong',
  'text',
]);
const isPhrasing = (node: RootContent): node is PhrasingContent => PHRASING.has(node.type);

/** Nodes that MDX needs and a reader does not. */
const MACHINERY: ReadonlySet<string> = new Set([
  'mdxFlowExpression',
  'mdxjsEsm',
  'mdxTextExpression',
  'yaml',
]);

const isBlank = (node: PhrasingContent): boolean =>
  node.type === 'text' && /^\s*$/.test(node.value);

/** Trims the spaces at both ends of a run of text; Markdown would write them as entities. */
const trimmed = (run: readonly PhrasingContent[]): PhrasingContent[] => {
  const start = run.findIndex((node) => !isBlank(node));
  const end = run.findLastIndex((node) => !isBlank(node));
  return (start < 0 ? [] : run.slice(start, end + 1)).map((node, index, all) => {
    if (node.type !== 'text') return node;
    const left = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === all.length - 1 ? left.trimEnd() : left };
  });
};

const LINE_BREAK: PhrasingContent = { type: 'html', value: '<br>' };

/** Rewrites the content of a page as Markdown that needs no components. */
export class Plain implements MarkdownWriter {
  /** Level of the last heading; headings of blocks are one level deeper. */
  private depth = 1;

  /** @param address converts the address of a link or an image for readers of the copy */
  constructor(private readonly address: (url: string) => string) {}

  /** Converts content to blocks. */
  blocks(nodes: readonly Nodes[]): Block[] {
    const blocks: Block[] = [];
    let run: PhrasingContent[] = [];
    const flush = (): void => {
      const children = trimmed(run);
      if (children.length > 0) blocks.push({ type: 'paragraph', children });
      run = [];
    };
    for (const node of nodes.flatMap((child) => this.convert(child))) {
      if (isPhrasing(node)) {
        run.push(node);
      } else {
        flush();
        blocks.push(node as Block);
      }
    }
    flush();
    return blocks;
  }

  /** Converts content to one line, as a table cell needs it, with `<br>` between blocks. */
  line(nodes: readonly Nodes[]): PhrasingContent[] {
    const lines = this.blocks(nodes).flatMap((block) => this.linesOf(block));
    return lines.flatMap((line, index) => (index === 0 ? line : [LINE_BREAK, ...line]));
  }

  /** Returns a heading one level below the last heading of the page. */
  heading(children: readonly PhrasingContent[], id?: string): Heading {
    const mark = id === undefined ? [] : [text(' '), anchorMark(id)];
    const depth = Math.min(this.depth + 1, 6) as Heading['depth'];
    return { type: 'heading', depth, children: [...children, ...mark] };
  }

  link(href: string | undefined, children: readonly PhrasingContent[]): readonly PhrasingContent[] {
    return href === undefined ? children : [link(this.address(href), children)];
  }

  private linesOf(block: Block): PhrasingContent[][] {
    switch (block.type) {
      case 'paragraph':
        return [block.children.map((node) => (node.type === 'break' ? LINE_BREAK : node))];
      case 'list':
        return block.children.flatMap((item) =>
          item.children.flatMap((child) => this.linesOf(child)),
        );
      case 'code':
        return [[{ type: 'inlineCode', value: block.value.replace(/\s+/g, ' ') }]];
      default:
        throw new Error(`A ${block.type} does not fit into one line.`);
    }
  }

  private convert(node: Nodes): RootContent[] {
    if (MACHINERY.has(node.type)) return [];
    switch (node.type) {
      case 'block':
        return [...blockOf(node).markdown(node, this)];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.element(node);
      case 'heading':
        return [this.pageHeading(node)];
      case 'link':
        return [{ type: 'link', url: this.address(node.url), children: this.linkText(node) }];
      case 'definition':
      case 'image':
        return [{ ...node, url: this.address(node.url) }];
      case 'list':
        return [
          {
            ...node,
            children: node.children.map((item) => ({
              ...item,
              children: this.blocks(item.children),
            })),
          },
        ];
      case 'blockquote':
        return [{ ...node, children: this.blocks(node.children) }];
      case 'table':
        return [
          {
            ...node,
            children: node.children.map((row) => ({
              ...row,
              children: row.children.map(
                (cell): TableCell => ({ ...cell, children: this.line(cell.children) }),
              ),
            })),
          },
        ];
      case 'paragraph':
        // A component inside a line may contain blocks, which split the paragraph.
        return this.blocks(node.children);
      case 'emphasis':
      case 'strong':
      case 'delete':
        return [{ ...node, children: this.line(node.children) }];
      default:
        return [node as RootContent];
    }
  }

  /** Returns the text of a page heading, and keeps its level for the blocks below it. */
  title(node: Heading): PhrasingContent[] {
    this.depth = node.depth;
    return trimmed(this.line(node.children));
  }

  private pageHeading(node: Heading): Heading {
    const id = node.data?.hProperties?.id;
    const hasMark = typeof id === 'string' && node.depth > 1;
    const children = this.title(node);
    return {
      type: 'heading',
      depth: node.depth,
      children: hasMark ? [...children, text(' '), anchorMark(id)] : children,
    };
  }

  /** Returns the text of a link. Names that the page shows as code by a class get backticks. */
  private linkText(node: Extract<Nodes, { type: 'link' }>): PhrasingContent[] {
    const children = this.line(node.children);
    const [only] = children;
    const isName = node.data?.hProperties?.className === 'code-link';
    return isName && only?.type === 'text' ? [code(only.value)] : children;
  }

  private element({ name, children }: Extract<Nodes, { name: string | null }>): RootContent[] {
    switch (name) {
      case 'details':
      case 'noscript':
        return this.blocks(children);
      case 'kbd':
        return this.line(children).map((node) => (node.type === 'text' ? code(node.value) : node));
      case 'summary':
        return [paragraph([{ type: 'strong', children: this.line(children) }])];
      default:
        // Other HTML elements only mark up their text; a component with content shows that content
        // without JavaScript.
        if (!/^[A-Z]/.test(name ?? '') || children.length > 0) {
          return children.flatMap((node) => this.convert(node));
        }
        throw new Error(
          `<${name ?? ''}> has no form in Markdown. Next: make it a block in src/reference/blocks, or give it content.`,
        );
    }
  }
}
