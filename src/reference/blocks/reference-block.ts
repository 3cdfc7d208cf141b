import { defineBlock, type NoProps } from './tree/block';
import { anchorMark, paragraph, strong, text } from './tree/mdast';

export interface ReferenceBlockProps {
  /** Anchor of the block, when no heading above carries it. */
  readonly id?: string;
}

export interface ReferenceSectionProps {
  readonly title: string;
  /** Whether the content is short enough to stand beside the title. */
  readonly inLine?: boolean;
  /** Folded until the reader opens it. */
  readonly closed?: boolean;
  /** What a reader sees of a folded part before opening it. */
  readonly note?: string;
}

export interface ReferenceResponseProps {
  readonly status: string;
}

const folder = 'ReferenceBlock';

/** Reference text with its examples. */
export const referenceBlock = defineBlock<ReferenceBlockProps>({
  component: 'ReferenceBlock',
  folder,
  markdown: ({ id }, writer, children) => [
    ...(id === undefined ? [] : [paragraph([anchorMark(id)])]),
    ...writer.blocks(children),
  ],
});

export const referenceMain = defineBlock<NoProps>({ component: 'ReferenceMain', folder });

/** One answer: its status, what it means and what is in it. */
export const referenceResponse = defineBlock<ReferenceResponseProps>({
  component: 'ReferenceResponse',
  folder,
  markdown: ({ status }, writer, children) => [
    paragraph([strong(status)]),
    ...writer.blocks(children),
  ],
});

/** A part of an operation under a heading that the table of contents leaves out. */
export const referenceSection = defineBlock<ReferenceSectionProps>({
  component: 'ReferenceSection',
  folder,
  markdown: ({ title }, writer, children) => [
    writer.heading([text(title)]),
    ...writer.blocks(children),
  ],
});

/** Samples and examples. */
export const referenceSide = defineBlock<NoProps>({ component: 'ReferenceSide', folder });
