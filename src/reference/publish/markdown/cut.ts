import type { Heading, PhrasingContent } from 'mdast';
import { anchorMark, link, paragraph, text } from '../../blocks/tree/mdast';
import { firstSentence, plainText } from '../../contract/plain-text';
import { walkTree } from '../../contract/page/walk-tree';
import { chunksOf, type Measure } from './chunks';
import type { CopiedPage, Links } from './links';
import type { Block } from './plain';
import type { Section } from './sections';
import { write } from './write';

/**
 * Maximum length of a copy's content in characters. With its head, and with links to parts of pages
 * instead of pages, a copy stays below 30,000, which programs can read at once.
 */
const LONGEST = 28_000;

/** The content of a copy below its head. */
export interface Piece {
  /** Address below the page's address; undefined for the page itself. */
  readonly name: string | undefined;
  /** Anchor of its heading on the page. */
  readonly id: string;
  readonly title: readonly PhrasingContent[];
  readonly description: string;
  readonly blocks: readonly Block[];
  /** Anchors in it that links can name. */
  readonly anchors: ReadonlySet<string>;
}

const headingOf = (depth: number, children: readonly PhrasingContent[]): Heading => ({
  type: 'heading',
  depth: Math.min(depth, 6) as Heading['depth'],
  children: [...children],
});

const words = (blocks: readonly Block[]): string => {
  const first = blocks.find(({ type }) => type === 'paragraph');
  const phrases = first?.type === 'paragraph' ? first.children : [];
  return firstSentence(
    phrases
      .filter(({ type }) => type !== 'html')
      .map(plainText)
      .join(''),
  );
};

/** Shortens a description to one line for lists of copies. */
const inLine = (description: string): string =>
  description.length <= 200 ? description : `${description.slice(0, 200).replace(/\s+\S*$/, '')} …`;

const describe = ({ part, blocks, children }: Section): string => {
  const contents = children.map(({ title }) => title.map(plainText).join('')).join(', ');
  return inLine([part?.description ?? '', words(blocks), contents].find(Boolean) ?? '');
};

const anchorsIn = (blocks: readonly Block[]): readonly string[] => {
  const anchors: string[] = [];
  walkTree({ type: 'root', children: [...blocks] }, (node) => {
    const [, id] = (node.type === 'html' ? /^\{#(.+)\}$/.exec(node.value) : undefined) ?? [];
    if (id !== undefined) anchors.push(id);
  });
  return anchors;
};

/** Cuts a page into copies that a program can read at once. */
class Cutter {
  private readonly pieces = new Map<Section, readonly Piece[]>();
  private readonly names = new Map<Section, string>();
  private readonly lengths = new Map<Section, number>();
  private readonly files = new Set<string>();

  /**
   * @param address returns the address of a part of the page
   * @param isTaken whether another page already has this address below the page
   * @param measure returns the length of blocks as Markdown
   */
  constructor(
    private readonly address: (name: string) => string,
    private readonly isTaken: (name: string) => boolean,
    private readonly measure: Measure,
  ) {}

  /** Gives a section, or the page itself, its own copy; further copies continue long ones. */
  cut(section: Section, name?: string): void {
    this.cutNamed(section);
    while (this.lengthOf(section) > LONGEST) {
      const children = this.uncut(section).sort((a, b) => this.lengthOf(b) - this.lengthOf(a));
      const [longest] = children;
      if (!longest) break;
      this.move(longest, longest.id || 'part');
    }
    const [first = [], ...more] = chunksOf(
      this.blocksOf(section, section.depth - 1),
      LONGEST,
      this.measure,
    );
    const names = more.map((_, chunk) => this.free(`${name ?? 'part'}-${chunk + 2}`));
    const title = section.title;
    const pieces = [first, ...more].map((blocks, chunk): Piece => {
      const next = names[chunk];
      const own = chunk === 0 ? name : names[chunk - 1];
      const rest = next === undefined ? [] : [this.continued(next)];
      const anchors = new Set([...(own === undefined ? [] : [own]), ...anchorsIn(blocks)]);
      if (chunk === 0 && section.id !== '') anchors.add(section.id);
      const description = describe(section);
      return {
        name: own,
        id: section.id,
        title,
        description,
        blocks: [...blocks, ...rest],
        anchors,
      };
    });
    this.pieces.set(section, pieces);
  }

  /** Returns the copies of a section and of the sections cut out of it, in page order. */
  piecesOf(section: Section): readonly Piece[] {
    const below = section.children.flatMap((child) => this.piecesOf(child));
    return [...(this.pieces.get(section) ?? []), ...below];
  }

  /** Cuts out the sections with an address of their own on the page, whatever their length. */
  private cutNamed({ children }: Section): void {
    for (const child of children) {
      if (this.names.has(child)) continue;
      if (child.part) this.move(child, child.part.name);
      else this.cutNamed(child);
    }
  }

  private move(section: Section, wanted: string): void {
    const name = this.free(wanted);
    this.names.set(section, name);
    this.cut(section, name);
  }

  private free(name: string): string {
    // A copy is a file, and some file systems ignore capitals.
    const file = name.toLowerCase();
    if (this.files.has(file) || this.isTaken(name)) return this.free(`${name}-part`);
    this.files.add(file);
    return name;
  }

  private uncut({ children }: Section): Section[] {
    return children.filter((child) => !this.names.has(child));
  }

  private lengthOf(section: Section): number {
    const own = this.lengths.get(section) ?? this.measure(this.ownBlocks(section, 0));
    this.lengths.set(section, own);
    const children = section.children.map((child) =>
      this.names.has(child) ? this.measure(this.stub(child, 0)) : this.lengthOf(child),
    );
    return children.reduce((sum, length) => sum + length + 1, own);
  }

  /** @param lift number of levels by which the headings are raised */
  private blocksOf(section: Section, lift: number): readonly Block[] {
    const own = this.ownBlocks(section, lift);
    return [
      ...(section.depth - lift === 1 ? own.slice(section.depth === 1 ? 0 : 1) : own),
      ...section.children.flatMap((child) =>
        this.names.has(child) ? this.stub(child, lift) : this.blocksOf(child, lift),
      ),
    ];
  }

  private ownBlocks({ depth, id, title, blocks }: Section, lift: number): readonly Block[] {
    const mark = id === '' ? [] : [text(' '), anchorMark(id)];
    const heading = headingOf(depth - lift, [...title, ...mark]);
    return [
      ...(depth === 1 ? [] : [heading]),
      ...blocks.map((block) =>
        block.type === 'heading' ? headingOf(block.depth - lift, block.children) : block,
      ),
    ];
  }

  /** Returns the replacement for a section: its heading as a link, and its description. */
  private stub(section: Section, lift: number): readonly Block[] {
    const address = this.address(this.names.get(section) ?? '');
    const description = describe(section);
    return [
      headingOf(section.depth - lift, [link(address, section.title)]),
      ...(description === '' ? [] : [paragraph([text(description)])]),
    ];
  }

  private continued(name: string): Block {
    return paragraph([link(this.address(name), [text('The rest of this part')])]);
  }
}

/**
 * Cuts a page into copies of limited length: the page itself first, then the others in page order.
 */
export function cutPage(page: Section, from: CopiedPage, links: Links): readonly Piece[] {
  const cutter = new Cutter(
    (name) => links.address(`#${name}`, from),
    (name) => links.isTaken(from.path, name),
    (blocks) => links.lengthOf(write(blocks)),
  );
  cutter.cut(page);
  return cutter.piecesOf(page);
}
