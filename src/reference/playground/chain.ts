import { asObject, asText, defined, isArray, isObject, valueAt } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { jsonOf, parseJson } from '../contract/http/parse-json';
import { patternOf } from '../contract/schema/validate-scalar';
import { bodyPlace, equal, mapTexts, textOf, textsIn } from '../mock/json';
import type { Entry } from './catalog';
import type { Course, OperationGuide, PlaygroundData } from './data';
import { jsonText, withBodyValue, type Draft } from './draft';

/** Identifiers that the reader chose from answers, by the kind of their object. */
export type RememberedIds = Readonly<Record<string, string>>;

export interface AnswerId {
  /** Kind of the object: the name of its schema, or the path of its collection. */
  readonly kind: string;
  readonly id: string;
  /** Name of the member that holds it, `id` or `userId`. */
  readonly name: string;
  /** State of the object, where the answer shows it. */
  readonly state?: string;
}

type Found = Pick<AnswerId, 'kind' | 'state'>;

/** At most this many identifiers of an answer are offered. */
const MOST_IDS = 8;

/** The item of an answer, in a contract that does not mark its identifiers. */
function keptIds({ operation: { kept, path } }: Entry, answer: JsonValue): readonly AnswerId[] {
  const { does, at = [], id: name } = kept ?? {};
  if (does === undefined || name === undefined) return [];
  const shown = valueAt(answer, at);
  const value = asObject(isArray(shown) ? shown[0] : shown)[name];
  const kind = does === 'item' ? path.slice(0, path.lastIndexOf('/')) : path;
  return value === undefined ? [] : [{ kind, id: textOf(value), name }];
}

/** Identifiers in an answer, each once: that of its own object, then outer ones first. */
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
    // Kinds that share a pattern are told apart by what the operation works on.
    return (
      fitting.find(([kind]) => kind === type) ?? (fitting.length === 1 ? fitting[0] : undefined)
    );
  };
  let level: readonly (readonly [string, JsonValue, JsonValue])[] = [['', answer, null]];
  while (level.length > 0) {
    for (const [name, value, owner] of level) {
      if (typeof value !== 'string' || ids.has(value)) continue;
      const [kind, { id, state = '' } = {}] = kindOf(value) ?? [];
      // Beside a `userId` is the state of another object.
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

/** Places that hold an identifier of the kind. */
const placesOf = (places: Readonly<Record<string, string>>, kind: string): readonly string[] =>
  Object.keys(places).filter((place) => places[place] === kind);

/** Parameter of the path that holds an identifier of the kind. */
export const parameterOf = ({ needs }: OperationGuide, kind: string): string | undefined =>
  placesOf(needs, kind)
    .find((place) => place.startsWith('path.'))
    ?.slice('path.'.length);

/** Where an operation leads the object, or the document of an object, as far as its state is known. */
function courseOf({ operation, guide }: Entry, { kind, state }: Found): Course | undefined {
  const { target } = operation;
  const own = guide.leads[kind];
  if (own && state !== undefined) return own[state];
  const document = target.kind === 'document' ? guide.leads[target.type] : undefined;
  return Object.values(own ?? document ?? {})[0];
}

/**
 * How far an operation is from an identifier: reading the object comes first, then what moves it or
 * its document on, then what it leads to; what ends it comes last.
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

/** Operations that take an identifier and that the state of its object allows, the nearest first. */
export function followUps(entries: readonly Entry[], found: Found): readonly Entry[] {
  const { kind, state } = found;
  return entries
    .filter(({ guide: { needs, takes, worksIn } }) => {
      const isTaken = placesOf(needs, kind).length + placesOf(takes, kind).length > 0;
      return isTaken && (state === undefined || (worksIn[kind]?.includes(state) ?? true));
    })
    .sort((a, b) => distanceOf(a, found) - distanceOf(b, found));
}

/** The draft with an identifier at a place; unchanged where its body has no such place. */
function withIdAt(draft: Draft, place: string, id: string): Draft {
  if (!place.startsWith('body/')) return { ...draft, values: { ...draft.values, [place]: id } };
  const parsed = parseJson(draft.body);
  if ('fault' in parsed) return draft;
  const replaced = mapTexts(parsed.value, (text, path) => (bodyPlace(path) === place ? id : text));
  return equal(replaced, parsed.value) ? draft : { ...draft, body: jsonText(replaced) };
}

/** Whether a draft has a value at a place: a body may be written in another of its forms. */
function holds({ body }: Draft, place: string): boolean {
  if (!place.startsWith('body/')) return true;
  const texts = [...textsIn(jsonOf(body))];
  return texts.some(([path]) => bodyPlace(path) === place);
}

/**
 * The draft with the remembered identifiers where its operation needs them, each at the first
 * place of its kind that the draft has: a second one, such as the recipient beside the sender of a
 * transfer, is another object.
 *
 * @param chosen kind that is also filled in where the operation may do without
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
