import type { Code, Link, List, ListItem, Paragraph, PhrasingContent } from 'mdast';
import type { JsonValue } from '../../contract/model';
import type { Block, Plain } from './plain';

export const paragraph = (...children: readonly PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [...children],
});

export const item = (children: readonly Block[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [...children],
});

export const list = (children: readonly ListItem[]): readonly List[] =>
  children.length === 0
    ? []
    : [{ type: 'list', ordered: false, spread: false, children: [...children] }];

/** The items of lists as one list; other blocks do not belong there. */
export const mergedList = (blocks: readonly Block[]): readonly List[] =>
  list(blocks.flatMap((block) => (block.type === 'list' ? block.children : [])));

export const codeBlock = (lang: string, value: string): Code => ({ type: 'code', lang, value });

export const json = (value: JsonValue): Code => codeBlock('json', JSON.stringify(value, null, 2));

/** A link, or its text alone when there is nothing to lead to. */
export const linkTo = (
  plain: Plain,
  href: string | undefined,
  children: readonly PhrasingContent[],
): readonly PhrasingContent[] =>
  href === undefined
    ? children
    : [{ type: 'link', url: plain.address(href), children: [...children] } satisfies Link];

/** A lead and the content after it, in one paragraph where the content begins with one. */
export const withLead = (
  lead: readonly PhrasingContent[],
  separator: PhrasingContent,
  content: readonly Block[],
): readonly Block[] => {
  const [first, ...rest] = content;
  if (first?.type !== 'paragraph') return [paragraph(...lead), ...content];
  return [paragraph(...lead, separator, ...first.children), ...rest];
};
