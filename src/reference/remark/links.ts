import type { Definition, Link, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { code, link, paragraph, text } from '../blocks/tree/mdast';
import { placeOfNode } from '../contract/page/elements';
import type { FieldType, Place } from '../contract/model';
import { walkTree } from '../contract/page/walk-tree';
import { hint, pageError } from './problem';
import { type Page, type Target, TARGET_KINDS, type TargetKind } from './reference';

const CONTRACT_LINK = /^(op|schema|state|event|error):[A-Za-z0-9_.-]+$/;

/** Whether an address names a part of the contract, such as `op:createCard`. */
export const isContractLink = (url: string): boolean => CONTRACT_LINK.test(url);

const LABELS: Readonly<Record<TargetKind, string>> = {
  op: 'operation',
  schema: 'schema',
  state: 'state',
  event: 'event',
  error: 'error code',
};

export const isKind = (name: string): name is TargetKind =>
  TARGET_KINDS.some((kind) => kind === name);

/** The address of a target as a link on the page; only the anchor if it is on the page itself. */
export const hrefOn = (page: Page, target: Target): string =>
  target.page === page.path ? `#${target.anchor}` : `${target.page}#${target.anchor}`;

/** The address of a contract name on this page; undefined if it is on no page. */
export const hrefTo = (page: Page, kind: TargetKind, name: string): string | undefined => {
  const target = page.reference.targets.get(`${kind}:${name}`);
  return target && hrefOn(page, target);
};

/**
 * The address of a contract link such as `op:createCard` on this page; undefined if it is not a
 * contract link.
 *
 * @throws {ContractError} when the name is unknown or is on no page
 */
export const contractHref = (page: Page, url: string, place: Place): string | undefined => {
  const [, kind = ''] = CONTRACT_LINK.exec(url) ?? [];
  if (!isKind(kind)) return undefined;
  const { targets } = page.reference;
  const target = targets.get(url);
  if (target) return hrefOn(page, target);
  const name = url.slice(kind.length + 1);
  if (targets.has(url)) {
    throw pageError(
      place,
      `The link \`${url}\` leads to the ${LABELS[kind]} \`${name}\`, which is on no page of ${page.set}.`,
      'place it on a page of this set, or remove the link.',
    );
  }
  const names = [...targets.keys()].filter((key) => key.startsWith(`${kind}:`));
  throw pageError(
    place,
    `The link \`${url}\` names an unknown ${LABELS[kind]} \`${name}\`.`,
    hint(
      name,
      names.map((key) => key.slice(kind.length + 1)),
    ),
  );
};

/** Resolves the contract links of a page, `[freeze it](op:freezeCard)`. */
export async function resolveLinks(
  root: Root,
  file: string,
  load: () => Promise<Page | undefined>,
): Promise<void> {
  const links: (Link | Definition)[] = [];
  walkTree(root, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    if (isContractLink(node.url)) links.push(node);
  });
  const page = links.length > 0 ? await load() : undefined;
  if (!page) return;
  for (const node of links) {
    node.url = contractHref(page, node.url, placeOfNode(node, file)) ?? node.url;
  }
}

/** A title as a link, or as text if it has no page. */
export const titleLink = (href: string | undefined, title: string): Link | Text =>
  href === undefined ? text(title) : link(href, [text(title)]);

/** A link whose text is a name, styled as code by its class: one element instead of two. */
export const nameLink = (href: string, name: string): Link => ({
  ...link(href, [text(name)]),
  data: { hProperties: { className: 'code-link' } },
});

/**
 * A contract name as code, linked to its description. Names that are on no page are not linked: the
 * check on placement reports each of them once, with its own place.
 */
export const codeLink = (page: Page, kind: TargetKind, name: string): PhrasingContent => {
  const href = hrefTo(page, kind, name);
  return href === undefined ? code(name) : nameLink(href, name);
};

/** The title of a topic, linked to its page. */
export const topicLink = ({ reference }: Page, name: string): Link | Text => {
  const topic = reference.contract.topics.find((candidate) => candidate.name === name);
  return titleLink(reference.pageOf(name), topic?.title ?? name);
};

/** The title of a named schema, linked to its description; undefined if it is on no page. */
export const schemaLink = (page: Page, name: string | undefined): Link | undefined => {
  if (name === undefined) return undefined;
  const schema = page.reference.contract.schemas.get(name);
  const href = hrefTo(page, 'schema', name);
  return schema && href !== undefined ? link(href, [text(schema.title)]) : undefined;
};

/** `an array of Card`, with the object linked to its description; undefined if it is on no page. */
export const holderLink = (
  page: Page,
  { label, schema = '' }: FieldType,
): readonly PhrasingContent[] | undefined => {
  const object = schemaLink(page, schema);
  const holder = label.slice(0, label.length - schema.length);
  const article = holder.startsWith('a') ? 'an ' : 'a ';
  return object && [text(holder === '' ? '' : article + holder), object];
};

/** A line with a link to the fields of a named object; empty if they are on no page. */
export const fieldsLink = (page: Page, schema: string | undefined): readonly RootContent[] => {
  const object = schemaLink(page, schema);
  return object ? [paragraph([text('Fields: '), object, text('.')])] : [];
};
