import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { isArray, isObject } from '../../../src/reference/contract/json';
import { type Element, elementsNamed, text } from '../dom';
import type { Page } from '../site';
import type { SetTruth, Truth } from './truth';

/** The OpenAPI document of a set as readers download it. */
export function publishedContract({ site }: Truth, { contract }: SetTruth): JsonObject | undefined {
  const bytes = site.files.get(`${contract.set}/openapi.json`);
  return bytes && (JSON.parse(bytes.toString('utf8')) as JsonObject);
}

/** A JSON text shown on a page. */
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

/** Values of the code blocks in an element; undefined for one that does not parse. */
export const jsonIn = (element: Element): readonly (JsonValue | undefined)[] =>
  jsonTexts(element).map(parsed);

/** Code blocks that are JSON by their first characters; the value is undefined when they do not parse. */
export const jsonOn = ({ file, document }: Page): readonly ShownJson[] =>
  jsonTexts(document).map((source, index) => ({
    place: `${file}, JSON block ${index + 1}: ${source.slice(0, 40).replace(/\s+/g, ' ')}`,
    value: parsed(source),
  }));

/** Every object in a value, the value itself included. */
export function* objectsIn(value: JsonValue | undefined): Generator<JsonObject> {
  if (isArray(value)) for (const item of value) yield* objectsIn(item);
  if (!isObject(value)) return;
  yield value;
  for (const member of Object.values(value)) yield* objectsIn(member);
}
