import { isFold } from './is-fold';
import { defineBlock, type LazyJson } from './tree/block';
import { itemized } from './tree/mdast';

export interface PlaygroundProps<Data = unknown, Fields = unknown> {
  /** The data of the set for the playground. */
  readonly load: LazyJson<Data>;
  /** The help texts for the fields of request bodies. */
  readonly loadFields: LazyJson<Fields>;
}

export interface PlaygroundLineProps {
  /** The target of "Try it". */
  readonly id: string;
}

/** The console with the sandbox. Its children, the operations, are shown without JavaScript. */
export const playground = defineBlock<PlaygroundProps>({
  component: 'Playground',
  folder: 'playground/Playground',
  lazy: ['load', 'loadFields'],
  markdown: (_props, writer, children) => [
    itemized(
      children.flatMap((child) => (isFold(child) ? child.children : [child])),
      writer,
    ),
  ],
});

export const playgroundLine = defineBlock<PlaygroundLineProps>({
  component: 'PlaygroundLine',
  folder: 'playground/Playground',
});
