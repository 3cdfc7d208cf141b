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
   * @param place where the tag is written
   * @param values its attributes; one that takes no value is an empty text
   * @throws {ContractError} when it names something that is not there
   */
  readonly expand: (
    page: Page,
    place: Place,
    values: Readonly<Record<string, string>>,
  ) => readonly RootContent[] | Promise<readonly RootContent[]>;
}

type Content = readonly RootContent[] | undefined;

/** Replaces elements by their content, one after another; those without content stay. */
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
 * What a tag becomes.
 *
 * @param page undefined outside the docs sets
 * @throws {ContractError} when the tag names something that is not there, or there is no page
 */
export function expandTag(tag: Tag, element: Element, place: Place, page: Page | undefined) {
  if (page) return tag.expand(page, place, readAttributes(element, tag, place).values);
  throw pageError(
    place,
    `<${tag.name}> is outside the docs sets.`,
    'move it to a page below `partners/<set>/`.',
  );
}
