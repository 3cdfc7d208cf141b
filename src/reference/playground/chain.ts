import { isArray, isObject } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { parseJson } from '../contract/parse-json';
import { equal, mapTexts } from '../mock/json';
import type { Entry } from './catalog';
import { jsonText, type Draft } from './draft';

const ID = /^([a-z]{2,5})_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Prefix of an identifier, `crd`; undefined for other texts. */
export const prefixOf = (text: string): string | undefined => ID.exec(text)?.[1];

/** Identifiers the reader took over from answers, by their prefix. */
export type RememberedIds = Readonly<Record<string, string>>;

export interface AnswerId {
  readonly prefix: string;
  readonly id: string;
  /** Member it stood in, `id` or `userId`. */
  readonly name: string;
}

/** At most this many identifiers of an answer are offered. */
const MOST = 8;

/** Identifiers in an answer, each once: the outermost first, and an object's own before others. */
export function idsIn(answer: JsonValue): readonly AnswerId[] {
  const found = new Map<string, AnswerId>();
  let level: readonly (readonly [string, JsonValue])[] = [['', answer]];
  while (level.length > 0 && found.size < MOST) {
    const isOwn = ([name]: (typeof level)[number]) => Number(name === 'id');
    for (const [name, value] of [...level].sort((a, b) => isOwn(b) - isOwn(a))) {
      const prefix = typeof value === 'string' ? prefixOf(value) : undefined;
      if (typeof value === 'string' && prefix !== undefined && !found.has(value)) {
        found.set(value, { prefix, id: value, name });
      }
    }
    level = level.flatMap(([name, value]): readonly (readonly [string, JsonValue])[] => {
      if (isArray(value)) return value.map((item) => [name, item] as const);
      return isObject(value) ? Object.entries(value) : [];
    });
  }
  return [...found.values()].slice(0, MOST);
}

/** The draft with every identifier of a known kind replaced by the known one. */
export function withIds(draft: Draft, ids: RememberedIds): Draft {
  const replace = (text: string): string => ids[prefixOf(text) ?? ''] ?? text;
  const values = Object.fromEntries(
    Object.entries(draft.values).map(([name, text]) => [name, replace(text)]),
  );
  const body = parseJson(draft.body);
  if ('fault' in body) return { ...draft, values };
  const replaced = mapTexts(body.value, replace);
  return { ...draft, values, body: equal(replaced, body.value) ? draft.body : jsonText(replaced) };
}

/** Operations whose path takes an identifier of the kind. */
export const operationsTaking = (entries: readonly Entry[], prefix: string): readonly Entry[] =>
  entries.filter(({ operation }) =>
    operation.parameters.some(
      ({ in: place, example }) =>
        place === 'path' && typeof example === 'string' && prefixOf(example) === prefix,
    ),
  );
