import type { Tone } from '../contract/model';
import { defineBlock, type NoProps } from './tree/block';
import { anchorMark, code, itemized, paragraph, text } from './tree/mdast';

export interface StateDiagramProps {
  /** Whose lifecycle it is, `sepa transfer`. */
  readonly object: string;
  /** The drawing in words. */
  readonly description: string;
  /** Content of the `<svg>`, drawn at build time: classes only, no colors. */
  readonly svg: string;
  /** Size in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export interface StateNameProps {
  readonly id: string;
  readonly name: string;
  readonly tone: Tone;
}

/** A lifecycle as a drawing; the table beside it says the same. */
export const stateDiagram = defineBlock<StateDiagramProps>({
  component: 'StateDiagram',
  folder: 'Lifecycle',
  markdown: ({ description }) => [paragraph([text(description)])],
  // Readers who ask for all states are led here, not to one of them.
  search: ({ object }) => ({
    names: ['lifecycle', 'states', 'status'].map((word) => `${object} ${word}`),
  }),
});

/** A state in the table: its anchor and its name. */
export const stateName = defineBlock<StateNameProps>({
  component: 'StateName',
  folder: 'Lifecycle',
  isInline: true,
  // In a copy it is a separate paragraph above the meaning.
  markdown: ({ id, name }) => [paragraph([code(name), text(' '), anchorMark(id)])],
  search: ({ id, name }) => ({
    opens: { kind: 'state', anchor: id, title: name, isRowHead: true },
  }),
});

export interface StateMovesProps {
  /** Names of the states that they lead to: what a reader sees before opening them. */
  readonly to: string;
}

export const stateMoves = defineBlock<StateMovesProps>({
  component: 'StateMoves',
  folder: 'Lifecycle',
  markdown: (_props, writer, children) => [itemized(children, writer)],
});

export const stateMove = defineBlock<NoProps>({ component: 'StateMove', folder: 'Lifecycle' });
