import { dirname, resolve } from 'node:path';
import {
  errorAnchor,
  eventAnchor,
  kebabCase,
  operationAnchor,
  stateAnchor,
} from '../../contract/anchors';
import type { Contract } from '../../contract/model';
import type { ContractTag, Page } from '../../contract/page';
import type { Workspace } from '../../contract/workspace';
import type { Change } from '../../publish/change-log/model';
import { type PageFile, readPageFile } from './page-file';

/** Anchors of a page as far as its source tells. */
export interface Anchors {
  readonly names: ReadonlySet<string>;
  /** Whether a tag of the page sets anchors that only the built page tells. */
  readonly isOpen: boolean;
}

/** The partials that a page shows, and those that they show. */
export function partialsOf(workspace: Workspace, page: PageFile): readonly PageFile[] {
  const found = new Set<PageFile>();
  const open = [page];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const { from } of next.imports) {
      const path = resolve(dirname(next.path), from);
      const partial = from.endsWith('.mdx') ? readPageFile(workspace, path) : undefined;
      if (!partial || found.has(partial)) continue;
      found.add(partial);
      open.push(partial);
    }
  }
  return [...found];
}

function* generated(
  { tag, attributes }: ContractTag,
  topic: string,
  contract: Contract,
  changes: readonly Change[],
): Generator<string> {
  const { id, name } = attributes;
  const about = attributes.topic ?? topic;
  if (tag === 'Operation' && id !== undefined) yield operationAnchor(id);
  if (tag === 'Schema' && name !== undefined) yield kebabCase(name);
  const lifecycle = tag === 'States' ? contract.schemas.get(name ?? '')?.lifecycle : undefined;
  for (const state of lifecycle?.states ?? []) {
    yield stateAnchor(name ?? '', lifecycle?.property ?? '', state.name);
  }
  for (const event of tag === 'Events' ? contract.events : []) {
    if (event.topic === about) yield eventAnchor(event.type);
  }
  for (const error of tag === 'Errors' ? contract.errors : []) {
    if (error.topic === about) yield errorAnchor(error.code);
  }
  for (const fee of tag === 'Fees' ? contract.fees : []) {
    yield `fees-${fee.product}`;
    yield `fee-${fee.id}`;
  }
  for (const change of tag === 'ChangeLog' ? changes : []) yield change.id;
}

/** Tags whose anchors are known here, or which set none. */
const KNOWN = new Set<string>([
  'AtAGlance',
  'Operations',
  'Operation',
  'Schema',
  'States',
  'Events',
  'Errors',
  'Sandbox',
  'Fees',
  'ChangeLog',
  'Downloads',
  'PostmanVariables',
]);

/** The anchors of a page: its headings, those of its partials, and those of its reference blocks. */
export function anchorsOf(
  file: PageFile,
  page: Page,
  { contract, changes }: { readonly contract: Contract; readonly changes: readonly Change[] },
  partials: readonly PageFile[],
): Anchors {
  const names = new Set([file, ...partials].flatMap(({ anchors }) => [...anchors]));
  for (const tag of page.tags) {
    for (const name of generated(tag, page.topic, contract, changes)) names.add(name);
  }
  return { names, isOpen: page.tags.some(({ tag }) => !KNOWN.has(tag)) };
}

/** Whether the page has the anchor: its own, or that of a field of something on it (`card.status`). */
export const hasAnchor = ({ names }: Anchors, anchor: string): boolean =>
  names.has(anchor) || names.has(anchor.split('.')[0] ?? '');
