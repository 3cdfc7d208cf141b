import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Place } from '../contract/model';
import type { Problem } from '../contract/problem';
import { hint } from './problem';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** How a tag of the vocabulary is written. */
export interface TagForm {
  readonly name: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Shown when the tag is written wrongly. */
  readonly example: string;
}

/** What is wrong with how a tag is written; empty for one that can be expanded. */
export function* tagProblems(element: Element, tag: TagForm, place: Place): Generator<Problem> {
  const { name, required, optional, example } = tag;
  const finding = (message: string, next = `write \`${example}\``): Problem => ({
    place,
    message,
    next,
  });
  if (element.type === 'mdxJsxTextElement' || element.children.length > 0) {
    yield finding(
      `<${name}> stands inside a line or has content`,
      `write \`${example}\` on a line of its own, with an empty line before and after`,
    );
  }
  const known = [...required, ...optional];
  const written = new Set<string>();
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      yield finding(`<${name}> takes plain strings only, not braces or bare names`);
      return;
    }
    written.add(attribute.name);
    if (known.includes(attribute.name)) continue;
    yield finding(
      `<${name}> has no attribute \`${attribute.name}\``,
      known.length === 0 ? undefined : hint(attribute.name, known),
    );
    return;
  }
  for (const attribute of required.filter((one) => !written.has(one))) {
    yield finding(`<${name}> lacks \`${attribute}\``);
  }
}
