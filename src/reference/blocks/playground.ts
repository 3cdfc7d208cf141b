import { isFold } from './is-fold';
import { defineBlock, type LazyJson } from './tree/block';
import { itemized } from './tree/mdast';

export interface PlaygroundProps<Data = unknown, Fields = unknown> {
  /** What the playground knows of the set. */
  readonly load: LazyJson<Data>;
  /** The help on the fields of its bodies. */
  readonly loadFields: LazyJson<Fields>;
}

export interface PlaygroundLineProps {
  /** Anchor that "Try it" leads to. */
  readonly id: string;
}

/** The console with the sandbox; its children, the operations, are there without JavaScript. */
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
