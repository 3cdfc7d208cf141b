import { asObject, asText, defined, isArray, isObject, valueAt } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { jsonOf, parseJson } from '../contract/http/parse-json';
import { jsonText } from '../contract/numeral';
import { patternOf } from '../contract/schema/validate-scalar';
import { bodyPlace, equal, mapTexts, textOf, textsIn } from '../mock/json';
import type { Entry } from './catalog';
import type { Course, OperationGuide, PlaygroundData } from './data';
import { withBodyValue, type Draft } from './draft';

/** Identifiers that the reader chose from answers, by kind of object. */
export type RememberedIds = Readonly<Record<string, string>>;

export interface AnswerId {
  /** Kind of the object: the name of its schema, or the path of its collection. */
  readonly kind: string;
  readonly id: string;
  /** Name of its property, `id` or `userId`. */
  readonly name: string;
  /** State of the object, if the answer shows it. */
  readonly state?: string;
}

type Found = Pick<AnswerId, 'kind' | 'state'>;

/** Maximum number of identifiers that are offered for an answer. */
const MOST_IDS = 8;

/** Returns the identifier of an answer's item, for contracts that do not mark identifiers. */
function keptIds({ operation: { kept, path } }: Entry, answer: JsonValue): readonly AnswerId[] {
  const { does, at = [], id: name } = kept ?? {};
  if (does === undefined || name === undefined) return [];
  const shown = valueAt(answer, at);
  const value = asObject(isArray(shown) ? shown[0] : shown)[name];
  const kind = does === 'item' ? path.slice(0, path.lastIndexOf('/')) : path;
  return value === undefined ? [] : [{ kind, id: textOf(value), name }];
}

/** Returns the distinct identifiers in an answer: the operation's object first, then outer ones. */
export function idsIn(
  { kinds }: Pick<PlaygroundData, 'kinds'>,
  entry: Entry,
  answer: JsonValue,
): readonly AnswerId[] {
  const ids = new Map<string, AnswerId>();
  const { type } = entry.operation.target;
  const kindOf = (text: string) => {
    const fitting = Object.entries(kinds).filter(([, { pattern }]) =>
      patternOf(pattern).test(text),
    );
    // If several kinds share a pattern, it is the kind that the operation works on.
    return (
      fitting.find(([kind]) => kind === type) ?? (fitting.length === 1 ? fitting[0] : undefined)
    );
  };
  let level: readonly (readonly [string, JsonValue, JsonValue])[] = [['', answer, null]];
  while (level.length > 0) {
    for (const [name, value, owner] of level) {
      if (typeof value !== 'string' || ids.has(value)) continue;
      const [kind, { id, state = '' } = {}] = kindOf(value) ?? [];
      // A state next to a `userId` belongs to another object.
      const shown = name === id ? asText(asObject(owner)[state]) : undefined;
      if (kind !== undefined) ids.set(value, defined({ kind, id: value, name, state: shown }));
    }
    level = level.flatMap(([name, value, owner]): typeof level => {
      if (isArray(value)) return value.map((item) => [name, item, owner] as const);
      return isObject(value)
        ? Object.entries(value).map(([member, inner]) => [member, inner, value] as const)
        : [];
    });
  }
  const marked = [...ids.values()];
  const own = marked.filter(({ kind }) => kind === type);
  const others = marked.filter(({ kind }) => kind !== type);
  return [...keptIds(entry, answer), ...own, ...others].slice(0, MOST_IDS);
}

/** Returns the places of identifiers of the kind. */
const placesOf = (places: Readonly<Record<string, string>>, kind: string): readonly string[] =>
  Object.keys(places).filter((place) => places[place] === kind);

/** Returns the path parameter with an identifier of the kind. */
export const parameterOf = ({ needs }: OperationGuide, kind: string): string | undefined =>
  placesOf(needs, kind)
    .find((place) => place.startsWith('path.'))
    ?.slice('path.'.length);

/** Returns how an operation moves an object or its document; any course if the state is unknown. */
function courseOf({ operation, guide }: Entry, { kind, state }: Found): Course | undefined {
  const { target } = operation;
  const own = guide.leads[kind];
  if (own && state !== undefined) return own[state];
  const document = target.kind === 'document' ? guide.leads[target.type] : undefined;
  return Object.values(own ?? document ?? {})[0];
}

/**
 * Sort key of an operation that can follow: first reading the object, then moves of it or its
 * document, then operations that create something from it; moves to its end come last.
 */
function distanceOf(entry: Entry, found: Found): number {
  const { method, target } = entry.operation;
  const { needs, worksIn } = entry.guide;
  const { kind } = found;
  const course = courseOf(entry, found);
  if (course === 'to its end') return 7;
  if (placesOf(needs, kind).length === 0) return 6;
  if (method === 'GET') return target.kind === 'object' && target.type === kind ? 0 : 5;
  if (course === 'on') return 1;
  if (target.kind === 'new') return 2;
  return worksIn[kind] ? 3 : 4;
}

/** Returns the operations that accept an identifier in its state, most relevant first. */
export function followUps(entries: readonly Entry[], found: Found): readonly Entry[] {
  const { kind, state } = found;
  return entries
    .filter(({ guide: { needs, takes, worksIn } }) => {
      const isTaken = placesOf(needs, kind).length + placesOf(takes, kind).length > 0;
      return isTaken && (state === undefined || (worksIn[kind]?.includes(state) ?? true));
    })
    .sort((a, b) => distanceOf(a, found) - distanceOf(b, found));
}

/** Returns the draft with an identifier at a place; unchanged if its body has no such place. */
function withIdAt(draft: Draft, place: string, id: string): Draft {
  if (!place.startsWith('body/')) return { ...draft, values: { ...draft.values, [place]: id } };
  const parsed = parseJson(draft.body);
  if ('fault' in parsed) return draft;
  const replaced = mapTexts(parsed.value, (text, path) => (bodyPlace(path) === place ? id : text));
  return equal(replaced, parsed.value) ? draft : { ...draft, body: jsonText(replaced, 2) };
}

/** Whether a draft has a value at a place: its body may use another of its alternative forms. */
function holds({ body }: Draft, place: string): boolean {
  if (!place.startsWith('body/')) return true;
  const texts = [...textsIn(jsonOf(body))];
  return texts.some(([path]) => bodyPlace(path) === place);
}

/**
 * Returns the draft with the remembered identifiers that its operation requires. Fills in only the
 * first place of each kind that the draft has: the second, such as the recipient of a transfer
 * after its sender, is another object.
 *
 * @param chosen kind that is also filled in at optional places
 */
export function withIds(
  draft: Draft,
  { needs, takes }: Pick<OperationGuide, 'needs' | 'takes'>,
  ids: RememberedIds,
  chosen?: string,
): Draft {
  return Object.entries(ids).reduce((filled, [kind, id]) => {
    const taken = kind === chosen ? placesOf(takes, kind) : [];
    const places = [...placesOf(needs, kind), ...taken];
    const place = places.find((one) => holds(filled, one)) ?? places[0];
    if (place === undefined) return filled;
    const changed = withIdAt(filled, place, id);
    if (changed !== filled || kind !== chosen || !place.startsWith('body/')) return changed;
    const body = withBodyValue(filled.body, place.slice('body'.length), id);
    return body === undefined ? filled : { ...filled, body };
  }, draft);
}
