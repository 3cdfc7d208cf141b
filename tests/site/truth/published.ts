import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { isArray, isObject } from '../../../src/reference/contract/json';
import { type Element, elementsNamed, text } from '../dom';
import type { Page } from '../site';
import type { SetTruth, Truth } from './truth';

/** Returns the OpenAPI document of a set that readers download. */
export function publishedContract({ site }: Truth, { contract }: SetTruth): JsonObject | undefined {
  const bytes = site.files.get(`${contract.set}/openapi.json`);
  return bytes && (JSON.parse(bytes.toString('utf8')) as JsonObject);
}

/** A JSON text on a page. */
export interface ShownJson {
  readonly place: string;
  readonly value: JsonValue | undefined;
}

const parsed = (source: string): JsonValue | undefined => {
  try {
    return JSON.parse(source) as JsonValue;
  } catch {
    return undefined;
  }
};

const jsonTexts = (within: Element | Page['document']): readonly string[] =>
  [...elementsNamed(within, 'pre')]
    .map((block) => text(block).trim())
    .filter((source) => /^[[{]\s*["{[\]}]/.test(source));

/**
 * Returns the values of the code blocks in an element; undefined for a block that does not parse.
 */
export const jsonIn = (element: Element): readonly (JsonValue | undefined)[] =>
  jsonTexts(element).map(parsed);

/** Returns the code blocks that start like JSON; the value is undefined if they do not parse. */
export const jsonOn = ({ file, document }: Page): readonly ShownJson[] =>
  jsonTexts(document).map((source, index) => ({
    place: `${file}, JSON block ${index + 1}: ${source.slice(0, 40).replace(/\s+/g, ' ')}`,
    value: parsed(source),
  }));

/** Yields every object in a value, including the value itself. */
export function* objectsIn(value: JsonValue | undefined): Generator<JsonObject> {
  if (isArray(value)) for (const item of value) yield* objectsIn(item);
  if (!isObject(value)) return;
  yield value;
  for (const member of Object.values(value)) yield* objectsIn(member);
}
