import type { Heading, PhrasingContent } from 'mdast';
import { anchorMark, link, paragraph, text } from '../../blocks/tree/mdast';
import { firstSentence, plainText } from '../../contract/plain-text';
import { walkTree } from '../../contract/page/walk-tree';
import type { CopiedPage, Links } from './links';
import type { Block } from './plain';
import type { Section } from './sections';

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

/** Gives the operations and objects of a page copies of their own. */
class Cutter {
  private readonly names = new Map<Section, string>();
  private readonly files = new Set<string>();

  /**
   * @param address returns the address of a part of the page
   * @param isTaken whether another page already has this address below the page
   */
  constructor(
    private readonly address: (name: string) => string,
    private readonly isTaken: (name: string) => boolean,
  ) {}

  /** Names the sections with an address of their own on the page. */
  name({ children }: Section): void {
    for (const child of children) {
      if (child.part) this.names.set(child, this.free(child.part.name));
      this.name(child);
    }
  }

  /** Returns the copies of the page and of the sections cut out of it, in page order. */
  piecesOf(section: Section): readonly Piece[] {
    const name = this.names.get(section);
    const below = section.children.flatMap((child) => this.piecesOf(child));
    if (name === undefined && section.depth > 1) return below;
    const blocks = this.blocksOf(section, section.depth - 1);
    const anchors = new Set([...(name === undefined ? [] : [name]), ...anchorsIn(blocks)]);
    if (section.id !== '') anchors.add(section.id);
    const { id, title } = section;
    return [{ name, id, title, description: describe(section), blocks, anchors }, ...below];
  }

  private free(name: string): string {
    // A copy is a file, and some file systems ignore capitals.
    const file = name.toLowerCase();
    if (this.files.has(file) || this.isTaken(name)) return this.free(`${name}-part`);
    this.files.add(file);
    return name;
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
}

/** Cuts a page into copies: the page itself first, then its operations and objects in page order. */
export function cutPage(page: Section, from: CopiedPage, links: Links): readonly Piece[] {
  const cutter = new Cutter(
    (name) => links.address(`#${name}`, from),
    (name) => links.isTaken(from.path, name),
  );
  cutter.name(page);
  return cutter.piecesOf(page);
}
