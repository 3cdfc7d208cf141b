import { defineBlock, type NoProps } from './tree/block';
import { anchorMark, paragraph, strong, text } from './tree/mdast';

export interface ReferenceBlockProps {
  /** Anchor of the block, unless the heading above has it. */
  readonly id?: string;
}

export interface ReferenceSectionProps {
  readonly title: string;
  /** Whether the content is short enough to be shown beside the title. */
  readonly inLine?: boolean;
  /** Whether it is folded until the reader opens it. */
  readonly closed?: boolean;
  /** The summary of a folded section, after its title. */
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

/** One answer: its status, meaning and content. */
export const referenceResponse = defineBlock<ReferenceResponseProps>({
  component: 'ReferenceResponse',
  folder,
  markdown: ({ status }, writer, children) => [
    paragraph([strong(status)]),
    ...writer.blocks(children),
  ],
});

/** A part of an operation, with a heading that the table of contents omits. */
export const referenceSection = defineBlock<ReferenceSectionProps>({
  component: 'ReferenceSection',
  folder,
  markdown: ({ title }, writer, children) => [
    writer.heading([text(title)]),
    ...writer.blocks(children),
  ],
});

/** The samples and examples beside the text. */
export const referenceSide = defineBlock<NoProps>({ component: 'ReferenceSide', folder });
