import { asText, isArray, isObject, omit } from '../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../src/reference/contract/model';

/** The parts of an operation in a document that readers must be able to find. */
export interface OriginalOperation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly string[];
  readonly codes: readonly string[];
  /** The names of the properties in its bodies, and of the headers of its answers. */
  readonly fields: readonly string[];
}

const METHODS = /^(get|put|post|delete|options|head|patch|trace|query)$/;
const ALTERNATIVES = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const PARTS = ['items', 'additionalProperties', 'if', 'then', 'else', 'not'];

const members = (value: JsonValue | undefined): [string, JsonValue][] =>
  isObject(value) ? Object.entries(value) : [];
const items = (value: JsonValue | undefined): readonly JsonValue[] => (isArray(value) ? value : []);

/** Reads an OpenAPI document from a single file, without the code that reads contracts. */
export class Original {
  constructor(private readonly document: JsonObject) {}

  /** The operations of `paths` and of `webhooks`. */
  operations(): readonly OriginalOperation[] {
    return [...members(this.document.paths), ...members(this.document.webhooks)].flatMap(
      ([path, written]) => {
        const item = this.resolved(written);
        return members(item)
          .filter(([method]) => METHODS.test(method))
          .map(([method, operation]) => this.operation(method, path, item, operation));
      },
    );
  }

  /** The documented response for a status: by its code, its range, or the default. */
  answer(method: string, path: string, status: number): JsonObject | undefined {
    const item = this.resolved(this.resolved(this.document.paths)[path]);
    const responses = members(this.resolved(item[method.toLowerCase()]).responses);
    // If no success is documented, any success without a body is valid.
    if (status < 300 && responses.every(([code]) => /^([145]|x-)/.test(code))) return {};
    const [, answer] =
      [String(status), `${String(status).charAt(0)}XX`, 'default']
        .map((code) => responses.find(([key]) => key.toUpperCase() === code.toUpperCase()))
        .find((entry) => entry !== undefined) ?? [];
    return answer === undefined ? undefined : this.resolved(answer);
  }

  private operation(
    method: string,
    path: string,
    item: JsonObject,
    operation: JsonValue,
  ): OriginalOperation {
    const { parameters, requestBody, responses } = operation as JsonObject;
    const all = [...items(item.parameters), ...items(parameters)].map((parameter) =>
      this.resolved(parameter),
    );
    const inBody = all.filter(({ in: place }) => place === 'body' || place === 'formData');
    const answers = members(responses).map(([, answer]) => this.resolved(answer));
    const fields = new Set<string>();
    const seen = new Set<JsonValue>();
    for (const { in: place, name, schema } of inBody) {
      if (place === 'formData') fields.add(asText(name) ?? '');
      else this.collect(schema, fields, seen);
    }
    for (const message of [this.resolved(requestBody), ...answers]) {
      for (const [, media] of members(message.content)) {
        this.collect((media as JsonObject).schema, fields, seen);
      }
      this.collect(message.schema, fields, seen);
      for (const [name] of members(message.headers)) fields.add(name);
    }
    return {
      method: method.toUpperCase(),
      path,
      parameters: all
        .filter((parameter) => !inBody.includes(parameter))
        .map(({ name }) => asText(name) ?? ''),
      codes: members(responses).flatMap(([code]) => (code.startsWith('x-') ? [] : [code])),
      fields: [...fields],
    };
  }

  private collect(value: JsonValue | undefined, fields: Set<string>, seen: Set<JsonValue>): void {
    if (!isObject(value)) return;
    const schema = this.resolved(value);
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [name, property] of members(schema.properties)) {
      fields.add(name);
      this.collect(property, fields, seen);
    }
    for (const [, part] of members(schema.patternProperties)) this.collect(part, fields, seen);
    for (const key of ALTERNATIVES) {
      for (const part of items(schema[key])) this.collect(part, fields, seen);
    }
    for (const key of PARTS) this.collect(schema[key], fields, seen);
    // Keywords beside a reference count, too.
    if (schema !== value) {
      this.collect(omit(value, '$ref'), fields, seen);
    }
  }

  /** Resolves a value or a reference; returns an empty object for anything else. */
  private resolved(value: JsonValue | undefined): JsonObject {
    if (!isObject(value)) return {};
    if (typeof value.$ref !== 'string') return value;
    const [, ...path] = value.$ref.split('/').map((part) => {
      return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    });
    const target = path.reduce<JsonValue | undefined>(
      (owner, name) => (isObject(owner) ? owner[name] : undefined),
      this.document,
    );
    return this.resolved(target);
  }
}
