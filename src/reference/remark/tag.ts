import type { Parent, Root, RootContent } from 'mdast';
import { type Element, isElement } from '../contract/page/elements';
import type { Place } from '../contract/model';
import { walkTree } from '../contract/page/walk-tree';
import { type ElementForm, readAttributes } from './form';
import { pageError } from './problem';
import type { Page } from './reference';

/** A tag of the MDX vocabulary, which becomes content made from the contract. */
export interface Tag extends ElementForm {
  /**
   * Returns the content that replaces the tag.
   *
   * @param place of the tag in its file
   * @param values its attributes; one without a value is an empty string
   * @throws {ContractError} when the tag names something that does not exist
   */
  readonly expand: (
    page: Page,
    place: Place,
    values: Readonly<Record<string, string>>,
  ) => readonly RootContent[] | Promise<readonly RootContent[]>;
}

type Content = readonly RootContent[] | undefined;

/** Replaces elements with their content, one after another; elements without content stay. */
export async function replaceElements(
  root: Root,
  contentOf: (element: Element) => Content | Promise<Content>,
): Promise<void> {
  const elements: (readonly [Element, Parent])[] = [];
  walkTree(root, (node, parent) => {
    if (parent && isElement(node)) elements.push([node, parent]);
  });
  for (const [element, { children }] of elements) {
    const content = await contentOf(element);
    if (content) children.splice(children.indexOf(element), 1, ...content);
  }
}

/**
 * Returns the content of a tag.
 *
 * @param page undefined outside the docs sets
 * @throws {ContractError} when the tag names something that does not exist, or there is no page
 */
export function expandTag(tag: Tag, element: Element, place: Place, page: Page | undefined) {
  if (page) return tag.expand(page, place, readAttributes(element, tag, place).values);
  throw pageError(
    place,
    `<${tag.name}> is outside the docs sets.`,
    'move it to a page below `partners/<set>/`.',
  );
}
