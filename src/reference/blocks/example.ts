import { textOf } from '../contract/json';
import type { JsonObject, JsonValue } from '../contract/model';
import { defineBlock } from './tree/block';
import { codeBlock, json, paragraph, strong } from './tree/mdast';

export interface ExampleProps {
  readonly title: string;
  /** The text itself where it is not JSON. */
  readonly value: JsonValue;
  /** Absent for JSON. */
  readonly language?: 'xml' | 'text' | undefined;
  /** Folded until the reader opens it: for second and further examples. */
  readonly closed?: boolean;
  /** The object of the page that the value is or holds: only what differs from its example is open. */
  readonly object?: Unlike | undefined;
}

export interface Unlike {
  readonly title: string;
  readonly href: string;
  /** The member that holds the object, where the value is not the object itself. */
  readonly member?: string | undefined;
  /** Members of the object with another value; absent where there are none. */
  readonly differs?: JsonObject | undefined;
  /** Members of the object that the value leaves out; absent where there are none. */
  readonly lacks?: readonly string[] | undefined;
}

/** An example of a message with its title. */
export const example = defineBlock<ExampleProps>({
  component: 'Example',
  markdown: ({ title, value, language }) => [
    paragraph([strong(title)]),
    language ? codeBlock(language, textOf(value)) : json(value),
  ],
});
