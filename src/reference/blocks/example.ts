import type { JsonValue } from '../contract/model';
import { defineBlock } from './tree/block';
import { json, paragraph, strong } from './tree/mdast';

export interface ExampleProps {
  readonly title: string;
  readonly value: JsonValue;
  /** Folded until the reader opens it: for second and further examples. */
  readonly closed?: boolean;
}

/** A JSON example with its title. */
export const example = defineBlock<ExampleProps>({
  component: 'Example',
  markdown: ({ title, value }) => [paragraph([strong(title)]), json(value)],
});
