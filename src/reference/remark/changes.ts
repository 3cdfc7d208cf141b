import type { PhrasingContent, RootContent } from 'mdast';
import { changeMark } from '../blocks/change-mark';
import { link, text } from '../blocks/tree/mdast';
import type { Mark } from '../publish/change-log/marks';
import { hrefOn } from './links';
import type { Page } from './reference';

/** A change-log pointer to an object, and how many names of a field path it replaces. */
export interface PointerRoot {
  readonly place: string;
  readonly depth: number;
}

/** Whether the change-log pointer `changed` names the same thing as `pointer`, or a part of it. */
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

/** The newest deprecation and the newest other change; older ones are in the log only. */
function marks(page: Page, about: (change: Mark) => boolean): readonly RootContent[] {
  const changes = page.reference.marks.filter(about);
  const deprecated = changes.find(({ type }) => type === 'Deprecated');
  const other = changes.find(({ type }) => type !== 'Deprecated');
  return [
    ...(deprecated ? [changeMark({ deprecated: true }, deprecation(page, deprecated))] : []),
    ...(other ? [changeMark({}, note(page, other))] : []),
  ];
}

/** The change-log entries about an operation or its parts. */
export const operationMarks = (page: Page, id: string): readonly RootContent[] =>
  marks(page, ({ operations, changes, type }) =>
    // Deprecated parts of an operation are marked themselves.
    type === 'Deprecated'
      ? changes.includes(`op:${id}`)
      : operations.includes(id) || changes.some((changed) => covers(`op:${id}`, changed)),
  );

/** The change-log entries about a place: `schema:Card`, `event:card.created`. */
export const placeMarks = (page: Page, ...places: readonly string[]): readonly RootContent[] =>
  marks(page, ({ changes }) => changes.some((changed) => places.includes(changed)));

/** The change-log entries about a field, by any of its pointers. */
export const fieldMarks = (
  page: Page,
  path: readonly string[],
  roots: readonly PointerRoot[],
): readonly RootContent[] =>
  placeMarks(page, ...roots.map(({ place, depth }) => [place, ...path.slice(depth)].join('.')));
