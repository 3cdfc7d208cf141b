import type { JsonObject, JsonValue } from '../../contract/model';
import { asObject, asText, isArray, isObject } from '../../contract/json';

type Group = 'responses' | 'parameters';
type NameOf = (value: JsonObject, key: string) => string;

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** `webhook-id` becomes `WebhookId`. */
const pascal = (text: string): string =>
  text.replace(/(?:^|[-_])([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** Moves what several operations repeat to the components. */
class Repeats {
  private readonly counts = new Map<string, number>();
  private readonly names = new Map<string, string>();
  /** The last number appended to each name. */
  private readonly numbers = new Map<string, number>();
  readonly components: Record<string, JsonValue>;

  constructor(
    private readonly group: Group,
    private readonly nameOf: NameOf,
    components: JsonObject,
  ) {
    this.components = { ...asObject(components[group]) };
  }

  count(value: JsonValue): void {
    const text = JSON.stringify(value);
    this.counts.set(text, (this.counts.get(text) ?? 0) + 1);
  }

  /** The value itself, or a reference if it was counted more than once. */
  replace(value: JsonValue, key: string): JsonValue {
    const text = JSON.stringify(value);
    if (!isObject(value) || '$ref' in value || (this.counts.get(text) ?? 0) < 2) return value;
    const name = this.names.get(text) ?? this.freeName(this.nameOf(value, key));
    this.names.set(text, name);
    this.components[name] = value;
    return { $ref: `#/components/${this.group}/${name}` };
  }

  private freeName(base: string): string {
    let number = this.numbers.get(base) ?? 1;
    const name = (): string => (number === 1 ? base : `${base}-${number}`);
    while (name() in this.components) number += 1;
    this.numbers.set(base, number);
    return name();
  }
}

const isProblem = (response: JsonObject): boolean =>
  'application/problem+json' in asObject(response.content);

/**
 * Writes every response and parameter that operations repeat once, in `components`, and refers to
 * it. Names are numbered in the order of the document, so the same document gives the same bytes.
 */
export function factorRepeats(document: JsonObject): JsonObject {
  const components = asObject(document.components);
  const responses = new Repeats(
    'responses',
    (response, status) => `${isProblem(response) ? 'Problem' : 'Answer'}${status}`,
    components,
  );
  const parameters = new Repeats(
    'parameters',
    ({ name }) => pascal(asText(name) ?? ''),
    components,
  );
  const walk = (
    visit: (operation: JsonObject) => JsonObject,
  ): Readonly<Record<'paths' | 'webhooks', JsonValue>> => {
    const group = (items: JsonValue | undefined): JsonValue =>
      Object.fromEntries(
        Object.entries(asObject(items)).map(([path, item]) => [
          path,
          Object.fromEntries(
            Object.entries(asObject(item)).map(([key, value]) => [
              key,
              METHODS.has(key) && isObject(value) ? visit(value) : value,
            ]),
          ),
        ]),
      );
    return { paths: group(document.paths), webhooks: group(document.webhooks) };
  };
  walk((operation) => {
    for (const response of Object.values(asObject(operation.responses))) responses.count(response);
    if (isArray(operation.parameters))
      operation.parameters.forEach((parameter) => parameters.count(parameter));
    return operation;
  });
  const factored = walk((operation) => ({
    ...operation,
    ...(isArray(operation.parameters)
      ? { parameters: operation.parameters.map((parameter) => parameters.replace(parameter, '')) }
      : {}),
    responses: Object.fromEntries(
      Object.entries(asObject(operation.responses)).map(([status, response]) => [
        status,
        responses.replace(response, status),
      ]),
    ),
  }));
  return {
    ...document,
    ...factored,
    components: {
      ...components,
      responses: responses.components,
      parameters: parameters.components,
    },
  };
}
