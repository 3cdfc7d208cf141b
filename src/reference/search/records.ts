import type { Heading, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { RecordKind, RecordSet, SearchRecord } from './record';

/** A page after the reference tags became content; every heading carries its id. */
export interface PageTree {
  readonly set: RecordSet;
  /** Path below the site's base, `/general/api/card`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly root: Root;
}

interface Draft {
  readonly kind: RecordKind;
  readonly anchor: string;
  readonly title: string;
  readonly trail: readonly string[];
  readonly names: string[];
  readonly text: string[];
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const attribute = (node: JsxElement, name: string): string | undefined => {
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
};

/** Long examples and drawings repeat what the fields say; links of lists repeat headings. */
const SILENT: ReadonlySet<string> = new Set([
  'Example',
  'Samples',
  'StateDiagram',
  'OperationLines',
  'SampleContractNotice',
]);

/** Kinds of JSX elements that have an anchor of their own, and the attribute that names them. */
const ANCHORED: Readonly<Record<string, readonly [kind: RecordKind, name: string]>> = {
  Field: ['field', 'name'],
  ErrorEntry: ['error', 'code'],
  StateName: ['state', 'name'],
  Anchored: ['entry', 'name'],
};

const plainText = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
};

const headingKind = (id: string): RecordKind => (id.startsWith('event-') ? 'event' : 'heading');

/** Blocks that hold words of their own: what follows is another word. */
const isBlock = ({ type }: Nodes): boolean => ['paragraph', 'tableCell', 'code'].includes(type);

class Walker {
  readonly drafts: Draft[] = [];
  /** Open headings, by depth. */
  private headings: { readonly depth: number; readonly draft: Draft }[] = [];

  constructor(private readonly page: PageTree) {
    this.open('page', '', page.title, []);
    this.current.text.push(page.description, ' ');
  }

  private get current(): Draft {
    const last = this.drafts.at(-1);
    if (!last) throw new Error('A page has at least the record of itself.');
    return last;
  }

  private open(kind: RecordKind, anchor: string, title: string, trail: readonly string[]): Draft {
    const draft: Draft = { kind, anchor, title, trail, names: [], text: [] };
    this.drafts.push(draft);
    return draft;
  }

  walk(nodes: readonly Nodes[], into: Draft): Draft {
    return nodes.reduce((target, node) => this.visit(node, target), into);
  }

  /** Adds a node to a record and returns the record that the next node belongs to. */
  private visit(node: Nodes, into: Draft): Draft {
    if (node.type === 'heading') return this.heading(node);
    if (isJsx(node)) return this.jsx(node, into);
    if (node.type === 'tableRow') {
      this.walk(node.children, into);
      return into;
    }
    if ('value' in node) {
      if (['text', 'inlineCode', 'code'].includes(node.type)) into.text.push(node.value);
      if (into.kind === 'heading') into.names.push(...headersIn(node));
    }
    const after = 'children' in node ? this.walk(node.children, into) : into;
    if (isBlock(node)) after.text.push(' ');
    return after;
  }

  private heading(node: Heading): Draft {
    const title = plainText(node).trim();
    if (node.depth === 1) return this.drafts[0] ?? this.current;
    const above = this.headings.filter(({ depth }) => depth < node.depth);
    const anchor = node.data?.hProperties?.id;
    const id = typeof anchor === 'string' ? anchor : '';
    const trail = [this.page.title, ...above.map(({ draft }) => draft.title)];
    const draft = this.open(headingKind(id), id, title, trail);
    this.headings = [...above, { depth: node.depth, draft }];
    return draft;
  }

  private jsx(node: JsxElement, into: Draft): Draft {
    const name = node.name ?? '';
    if (SILENT.has(name)) return into;
    const found = ANCHORED[name];
    const id = attribute(node, 'id');
    if (found && id !== undefined) {
      const [kind, nameAttribute] = found;
      const title = attribute(node, nameAttribute) ?? id;
      const owner = this.headings.at(-1)?.draft ?? into;
      const draft = this.open(kind, id, title, [...owner.trail, owner.title]);
      this.facts(node, draft);
      this.walk(node.children, draft);
      // A state names the rest of its table row.
      return kind === 'state' ? draft : into;
    }
    const target = name === 'Endpoint' ? this.endpoint(node, into) : into;
    this.facts(node, target);
    return this.walk(node.children, target);
  }

  /** An operation is known by its method and its path, with and without the server's own path. */
  private endpoint(node: JsxElement, into: Draft): Draft {
    const method = attribute(node, 'method') ?? '';
    const path = attribute(node, 'path') ?? '';
    const base = attribute(node, 'base') ?? '';
    const prefix = URL.canParse(base) ? new URL(base).pathname.replace(/\/$/, '') : '';
    const draft: Draft = { ...into, kind: 'operation' };
    draft.names.push(`${method} ${prefix}${path}`);
    this.drafts.splice(this.drafts.indexOf(into), 1, draft);
    this.headings = this.headings.map((one) => (one.draft === into ? { ...one, draft } : one));
    return draft;
  }

  private facts(node: JsxElement, draft: Draft): void {
    if (node.name === 'ErrorEntry') draft.text.push(attribute(node, 'title') ?? '', '. ');
    if (node.name === 'FieldValue') draft.names.push(attribute(node, 'value') ?? '');
  }
}

/** `Retry-After` alone, or `Retry-After: 17` on a line of an example. */
const HEADER = /^[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+(?=:|$)/gm;

/** A section that shows a header explains it. */
const headersIn = (node: Nodes): readonly string[] =>
  node.type === 'inlineCode' || node.type === 'code' ? (node.value.match(HEADER) ?? []) : [];

/** Text as it is shown: one space between words, no directive marks. */
const tidy = (parts: readonly string[]): string =>
  parts
    .join('')
    .replace(/:::\w*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Every target of a page, in the order of the page; the page itself comes first. */
export function recordsOf(page: PageTree): readonly SearchRecord[] {
  const walker = new Walker(page);
  const [first] = walker.drafts;
  if (first) walker.walk(page.root.children, first);
  return walker.drafts.map(({ names, text, ...draft }) => ({
    ...draft,
    set: page.set,
    page: page.path,
    names: [...new Set(names)],
    text: tidy(text),
  }));
}
