import type { Link, PhrasingContent } from 'mdast';
import { code, link, text } from '../blocks/tree/mdast';
import { hrefOn, type Page, type TargetKind } from './reference';

/** Address of a contract name on this page; undefined when the writer placed it nowhere yet. */
export const hrefTo = (page: Page, kind: TargetKind, name: string): string | undefined => {
  const target = page.reference.target(kind, name);
  return target && hrefOn(page, target);
};

/** A link whose text is a name, set as code by its class: one element instead of two. */
export const namedLink = (href: string, name: string): Link => ({
  ...link(href, [text(name)]),
  data: { hProperties: { className: 'code-link' } },
});

/**
 * A contract name as code, linked to where it is explained. What is on no page
 * stays plain: the check on placement reports it once, with its own place.
 */
export const codeLink = (page: Page, kind: TargetKind, name: string): PhrasingContent => {
  const href = hrefTo(page, kind, name);
  return href === undefined ? code(name) : namedLink(href, name);
};
