import { relative } from 'node:path';
import { bundle, createConfig, type Document } from '@redocly/openapi-core';
import { upgrade } from '@scalar/openapi-upgrader';
import { asObject, isObject, objectEntries, texts } from '../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../src/reference/contract/model';
import { parseExact } from '../../src/reference/contract/numeral';
import { GuardedResolver } from '../../src/reference/contract/document/guarded-resolver';
import type { Reach } from '../../src/reference/contract/document/reach';
import { placesIn } from '../../src/reference/contract/source';
import { parseYaml } from '../../src/reference/contract/yaml';
import { UsageError } from '../new/site-files';
import { References } from './references';

const refusal = (file: string, reason: string): UsageError =>
  new UsageError(
    `${relative('', file)} cannot be adopted: ${reason}\n` +
      'Give the path of an OpenAPI document (2.0, 3.0, 3.1 or 3.2) in JSON or YAML.',
  );

function exactly({ body, absoluteRef }: Document['source']): unknown {
  try {
    return parseExact(body);
  } catch {
    const parsed = parseYaml(body);
    const [error] = parsed.errors;
    if (!error) return parsed.toJS();
    const { line, column } = placesIn(relative('', absoluteRef), body)(error.pos[0]);
    throw new Error(`${error.message} at line ${line}, column ${column} of ${absoluteRef}.`);
  }
}

/** Reads numbers with their digits, which Redocly's own parser changes. */
class ExactResolver extends GuardedResolver {
  override parseDocument(...args: Parameters<GuardedResolver['parseDocument']>): Document {
    const document = super.parseDocument(...args);
    if (typeof document.parsed !== 'object') return document;
    return { ...document, parsed: exactly(document.source) };
  }
}

/** Whether a body is a form with a required field. */
const isNeeded = (body: JsonObject): boolean =>
  objectEntries(body.content).some(([type, { schema }]) => {
    const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)$/.test(type);
    return isForm && texts(asObject(schema).required).length > 0;
  });

/**
 * Fills two gaps of the upgrader: references to the `example` of a schema, which it turns into
 * `examples`, and bodies of OpenAPI 2.0 forms with required fields, which it makes optional.
 */
const upgraded = (document: JsonObject, isOld: boolean): JsonObject =>
  JSON.parse(
    JSON.stringify(document, (key, value: JsonValue) => {
      if (key === '$ref' && typeof value === 'string')
        return value.replace(
          /^(#\/components\/schemas\/.*)(?<!\/properties)\/example$/,
          '$1/examples/0',
        );
      const isForm = isOld && key === 'requestBody' && isObject(value) && isNeeded(value);
      return isForm ? { ...value, required: true } : value;
    }),
  ) as JsonObject;

interface Bundled {
  readonly document: JsonValue;
  /** Lines about references that were not followed. */
  readonly notes: readonly string[];
}

async function bundled(file: string, reach: Reach): Promise<Bundled> {
  const references = new References(file, reach);
  const { bundle: document } = await bundle({
    ref: file,
    config: await createConfig({
      plugins: [references.plugin],
      decorators: { 'adopt/references': 'error' },
    }),
    externalRefResolver: new ExactResolver(file, reach),
  }).catch((error: unknown) => {
    throw refusal(file, error instanceof Error ? error.message : String(error));
  });
  if (references.problems.size > 0) throw new UsageError([...references.problems].join('\n'));
  return { document: document.parsed as JsonValue, notes: [...references.notes] };
}

/**
 * Reads an OpenAPI document of version 2.0 or 3.x with the files that it refers to, and upgrades it
 * to version 3.1 or later.
 *
 * @throws {UsageError} when the file is not an OpenAPI document, or refers to what is out of reach
 */
export async function readDocument(
  file: string,
  reach: Reach,
): Promise<{ readonly document: JsonObject; readonly notes: readonly string[] }> {
  const { document: parsed, notes } = await bundled(file, reach);
  const { openapi, swagger } = asObject(parsed);
  if (!isObject(parsed) || (openapi ?? swagger) === undefined) {
    throw refusal(file, 'It has neither `openapi` nor `swagger` at its root.');
  }
  // The upgrader modifies its argument.
  const document = upgrade(structuredClone(parsed), '3.1') as unknown as JsonObject;
  return { document: upgraded(document, swagger !== undefined), notes };
}
