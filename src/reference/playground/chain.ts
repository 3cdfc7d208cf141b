import { isArray, isObject } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { parseJson } from '../contract/parse-json';
import { prefixOf } from '../mock/ids';
import { equal, mapTexts } from '../mock/json';
import type { Entry } from './catalog';
import { jsonText, type Draft } from './draft';

/** Identifiers that the reader chose from answers, by their prefix. */
export type RememberedIds = Readonly<Record<string, string>>;

export interface AnswerId {
  readonly prefix: string;
  readonly id: string;
  /** Name of the member that holds it, `id` or `userId`. */
  readonly name: string;
}

/** At most this many identifiers of an answer are offered. */
const MAX_IDS = 8;

/** Identifiers in an answer, each once: outer ones first. */
export function idsIn(answer: JsonValue): readonly AnswerId[] {
  const ids = new Map<string, AnswerId>();
  let level: readonly (readonly [string, JsonValue])[] = [['', answer]];
  while (level.length > 0 && ids.size < MAX_IDS) {
    for (const [name, value] of level) {
      const prefix = typeof value === 'string' ? prefixOf(value) : undefined;
      if (typeof value === 'string' && prefix !== undefined && !ids.has(value)) {
        ids.set(value, { prefix, id: value, name });
      }
    }
    level = level.flatMap(([name, value]): readonly (readonly [string, JsonValue])[] => {
      if (isArray(value)) return value.map((item) => [name, item] as const);
      return isObject(value) ? Object.entries(value) : [];
    });
  }
  return [...ids.values()].slice(0, MAX_IDS);
}

/** The draft with each identifier replaced by the remembered one of the same prefix. */
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

/** Operations whose path takes an identifier with the prefix. */
export const operationsTaking = (entries: readonly Entry[], prefix: string): readonly Entry[] =>
  entries.filter(({ operation }) =>
    operation.parameters.some(
      ({ in: place, example }) =>
        place === 'path' && typeof example === 'string' && prefixOf(example) === prefix,
    ),
  );
