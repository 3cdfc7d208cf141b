import type { Tone } from '../contract/model';
import { defineBlock, type NoProps } from './tree/block';
import { anchorMark, code, itemized, paragraph, text } from './tree/mdast';

export interface StateDiagramProps {
  /** The object with this lifecycle: `sepa transfer`. */
  readonly object: string;
  /** The content of the drawing, in words. */
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

/** A lifecycle as a drawing; a table beside it has the same content. */
export const stateDiagram = defineBlock<StateDiagramProps>({
  component: 'StateDiagram',
  folder: 'Lifecycle',
  markdown: ({ description }) => [paragraph([text(description)])],
  // A search for all states leads here instead of to a single state.
  search: ({ object }) => ({
    names: ['lifecycle', 'states', 'status'].map((word) => `${object} ${word}`),
  }),
});

/** A state in the table: its anchor and its name. */
export const stateName = defineBlock<StateNameProps>({
  component: 'StateName',
  folder: 'Lifecycle',
  isInline: true,
  // A copy has a separate paragraph for it, above the meaning.
  markdown: ({ id, name }) => [paragraph([code(name), text(' '), anchorMark(id)])],
  search: ({ id, name }) => ({
    opens: { kind: 'state', anchor: id, title: name, isRowHead: true },
  }),
});

export interface StateMovesProps {
  /** Names of the states that follow, as the summary of the folded transitions. */
  readonly to: string;
}

export const stateMoves = defineBlock<StateMovesProps>({
  component: 'StateMoves',
  folder: 'Lifecycle',
  markdown: (_props, writer, children) => [itemized(children, writer)],
});

export const stateMove = defineBlock<NoProps>({ component: 'StateMove', folder: 'Lifecycle' });
