import { textOf } from '../contract/json';
import type { JsonObject, JsonValue } from '../contract/model';
import { defineBlock } from './tree/block';
import { codeBlock, json, paragraph, strong } from './tree/mdast';

export interface ExampleProps {
  readonly title: string;
  /** For other languages than JSON, the text itself. */
  readonly value: JsonValue;
  /** Absent for JSON. */
  readonly language?: 'xml' | 'text' | undefined;
  /** Whether it is folded until the reader opens it: for all examples but the first. */
  readonly closed?: boolean;
  /** The object of the page that the value is or contains: only its differences are unfolded. */
  readonly object?: Unlike | undefined;
}

export interface Unlike {
  readonly title: string;
  readonly href: string;
  /** The property that contains the object; absent if the value is the object itself. */
  readonly member?: string | undefined;
  /** Properties of the object with another value; absent if there are none. */
  readonly differs?: JsonObject | undefined;
  /** Properties of the object that the value omits; absent if there are none. */
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
