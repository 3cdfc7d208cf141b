import { grouped } from '../../contract/grouped';
import { asObject, asText, isObject } from '../../contract/json';
import { METHODS } from '../../contract/http/methods';
import type { JsonObject, JsonValue } from '../../contract/model';

const KEYS: ReadonlySet<string> = new Set(METHODS.map((method) => method.toLowerCase()));

/** `webhook-id` becomes `WebhookId`. */
const pascalCase = (text: string): string =>
  text.replace(/(?:^|[-_])([a-z])/g, (_match, letter: string) => letter.toUpperCase());

const nameOfResponse = (response: JsonObject, status: string): string =>
  `${'application/problem+json' in asObject(response.content) ? 'Problem' : 'Answer'}${status}`;

const nameOfParameter = ({ name }: JsonObject): string => pascalCase(asText(name) ?? '');

/** A place in a document whose value can be replaced. */
interface Slot {
  readonly holder: Record<string, JsonValue>;
  readonly key: string;
}

/** Returns the places of the properties of an object, or of the items of a list. */
const slotsIn = (value: JsonValue | undefined): readonly Slot[] =>
  Object.keys(value ?? {}).map((key) => ({ holder: value as Slot['holder'], key }));

/** Moves each value that occurs more than once to the components, and leaves references. */
function factor(
  group: 'responses' | 'parameters',
  slots: readonly Slot[],
  nameOf: (value: JsonObject, key: string) => string,
  components: Record<string, JsonValue>,
): void {
  for (const places of grouped(slots, ({ holder, key }) => JSON.stringify(holder[key])).values()) {
    const [first] = places;
    const value = first?.holder[first.key];
    if (!first || !isObject(value) || '$ref' in value || places.length < 2) continue;
    const base = nameOf(value, first.key);
    let name = base;
    for (let number = 2; name in components; number += 1) name = `${base}-${number}`;
    components[name] = value;
    for (const { holder, key } of places) {
      holder[key] = { $ref: `#/components/${group}/${name}` };
    }
  }
}

/**
 * Moves repeated responses and parameters to `components`, and leaves references. Their numbers
 * follow the order of the document, so the same document gives the same bytes.
 */
export function factorRepeats(document: JsonObject): JsonObject {
  const copy = structuredClone(document);
  const operations = [copy.paths, copy.webhooks]
    .flatMap((items) => Object.values(asObject(items)))
    .flatMap((item) => Object.entries(asObject(item)))
    .flatMap(([key, operation]) => (KEYS.has(key) ? [asObject(operation)] : []));
  const components = asObject(copy.components);
  const responses = { ...asObject(components.responses) };
  const parameters = { ...asObject(components.parameters) };
  const slotsOf = (key: 'responses' | 'parameters'): readonly Slot[] =>
    operations.flatMap((operation) => slotsIn(operation[key]));
  factor('responses', slotsOf('responses'), nameOfResponse, responses);
  factor('parameters', slotsOf('parameters'), nameOfParameter, parameters);
  return { ...copy, components: { ...components, responses, parameters } };
}
