import type { Heading, Nodes, Root } from 'mdast';
import { blockOf } from '../blocks';
import type { BlockNode } from '../blocks/tree/block';
import type { RecordKind } from '../blocks/tree/record';
import { plainText } from '../contract/plain-text';
import type { RecordSet, SearchRecord } from './record';

/** A page whose reference tags have been replaced with content; every heading has its id. */
export interface PageTree {
  readonly set: RecordSet;
  /** Path below the site's base, `/general/api/card`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly root: Root;
}

interface Draft {
  kind: RecordKind;
  readonly anchor: string;
  readonly title: string;
  readonly trail: readonly string[];
  readonly names: string[];
  readonly text: string[];
}

/** Whether a node ends a word, so that the text after it is another word. */
const endsWord = (node: Nodes): boolean =>
  node.type === 'block' ? !node.isInline : WORD_ENDS.has(node.type);

const WORD_ENDS = new Set(['paragraph', 'tableCell', 'listItem', 'code', 'break']);

class Walker {
  readonly drafts: Draft[] = [];
  /** Open headings, by depth. */
  private headings: { readonly depth: number; readonly draft: Draft }[] = [];
  private isInRow = false;

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
    if (endsWord(node)) into.text.push(' ');
    const after = this.content(node, into);
    if (endsWord(node)) after.text.push(' ');
    return after;
  }

  private content(node: Nodes, into: Draft): Draft {
    if (node.type === 'block') return this.block(node, into);
    if (node.type === 'tableRow') {
      this.isInRow = true;
      this.walk(node.children, into);
      this.isInRow = false;
      return into;
    }
    if ('value' in node) {
      if (['text', 'inlineCode', 'code'].includes(node.type)) into.text.push(node.value);
      if (into.kind === 'heading') into.names.push(...headersIn(node));
    }
    return 'children' in node ? this.walk(node.children, into) : into;
  }

  private heading(node: Heading): Draft {
    const title = plainText(node).trim();
    if (node.depth === 1) return this.drafts[0] ?? this.current;
    const above = this.headings.filter(({ depth }) => depth < node.depth);
    const anchor = node.data?.hProperties?.id;
    const id = typeof anchor === 'string' ? anchor : '';
    const trail = [this.page.title, ...above.map(({ draft }) => draft.title)];
    const { becomes = 'heading', names = [] } = node.data?.record ?? {};
    const draft = this.open(becomes, id, title, trail);
    draft.names.push(...names);
    this.headings = [...above, { depth: node.depth, draft }];
    return draft;
  }

  private block(node: BlockNode, into: Draft): Draft {
    const { opens, becomes, names = [], text = '' } = blockOf(node).search(node);
    // The outer field distinguishes a nested field from others.
    const owner = into.kind === 'field' ? into : (this.headings.at(-1)?.draft ?? into);
    const target = opens
      ? this.open(opens.kind, opens.anchor, opens.title, [...owner.trail, owner.title])
      : into;
    if (becomes) target.kind = becomes;
    target.names.push(...names);
    target.text.push(text);
    const after = this.walk(node.children, target);
    return opens && !(opens.isRowHead && this.isInRow) ? into : after;
  }
}

/** A header: `Retry-After` alone, or `Retry-After: 17` on a line of an example. */
const HEADER = /^[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+(?=:|$)/gm;

/** Returns the headers in code. A section that shows a header explains it. */
const headersIn = (node: Nodes): readonly string[] =>
  node.type === 'inlineCode' || node.type === 'code' ? (node.value.match(HEADER) ?? []) : [];

/** Joins a text as it is shown: one space between words, no directive marks. */
const tidy = (parts: readonly string[]): string =>
  parts
    .join('')
    .replace(/:::\w*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns every search target of a page, in the order of the page; the page itself comes first. */
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
