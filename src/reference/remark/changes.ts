import type { PhrasingContent, RootContent } from 'mdast';
import { changeMark } from '../blocks/change-mark';
import { link, text } from '../blocks/tree/mdast';
import type { Mark } from '../publish/change-log/marks';
import { hrefOn } from './links';
import type { Page } from './reference';

/** A pointer of the change log to fields, and how many names of their path it covers. */
export interface PointerRoot {
  readonly place: string;
  readonly depth: number;
}

/** Whether a pointer of the change log, `changed`, names what `pointer` names or a part of it. */
export const covers = (pointer: string, changed: string): boolean =>
  changed === pointer || changed.startsWith(`${pointer}.`);

const linkTo = (page: Page, { id }: Mark, words: string): PhrasingContent =>
  link(hrefOn(page, { page: `/${page.set}/change-log`, anchor: id }), [text(words)]);

function deprecation(page: Page, change: Mark): readonly PhrasingContent[] {
  const end = change.sunset === undefined ? '' : `, may stop answering on ${change.sunset}`;
  return [
    text(`Deprecated since ${change.date}${end}: `),
    linkTo(page, change, 'what to do'),
    text('.'),
  ];
}

const note = (page: Page, change: Mark): readonly PhrasingContent[] => [
  linkTo(page, change, `${change.type === 'Added' ? 'Added' : 'Changed'} on ${change.date}`),
  text('.'),
];

/** The newest deprecation and the newest other change; the log has the older ones. */
function marks(page: Page, about: (change: Mark) => boolean): readonly RootContent[] {
  const changes = page.reference.marks.filter(about);
  const deprecated = changes.find(({ type }) => type === 'Deprecated');
  const other = changes.find(({ type }) => type !== 'Deprecated');
  return [
    ...(deprecated ? [changeMark({ deprecated: true }, deprecation(page, deprecated))] : []),
    ...(other ? [changeMark({}, note(page, other))] : []),
  ];
}

/** What the change log says about an operation or anything below it. */
export const operationMarks = (page: Page, id: string): readonly RootContent[] =>
  marks(page, ({ operations, changes, type }) =>
    // A deprecated part of an operation says so itself.
    type === 'Deprecated'
      ? changes.includes(`op:${id}`)
      : operations.includes(id) || changes.some((changed) => covers(`op:${id}`, changed)),
  );

/** What the change log says about a place: `schema:Card`, `event:card.created`. */
export const placeMarks = (page: Page, ...places: readonly string[]): readonly RootContent[] =>
  marks(page, ({ changes }) => changes.some((changed) => places.includes(changed)));

/** What the change log says about a field, by any of its pointers. */
export const fieldMarks = (
  page: Page,
  path: readonly string[],
  roots: readonly PointerRoot[],
): readonly RootContent[] =>
  placeMarks(page, ...roots.map(({ place, depth }) => [place, ...path.slice(depth)].join('.')));
