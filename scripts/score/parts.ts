import {
  asObject,
  asText,
  isArray,
  isObject,
  objectEntries,
  objects,
  texts,
} from '../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../src/reference/contract/model';
import { keywordObjects } from '../../src/reference/contract/rules/keywords';
import {
  deref,
  mediaTypesOf,
  requestBodyOf,
  writtenOperations,
} from '../../src/reference/contract/walk';

/** A part of a contract that readers see on the site. */
export interface Part {
  readonly name: string;
  readonly have: number;
  /** How many there could be. */
  readonly of: number;
  /** What readers gain from it. */
  readonly gives: string;
}

/** Files of a set beside its contract. */
export interface FilesBeside {
  readonly hasFees: boolean;
  readonly hasRules: boolean;
  readonly hasReleases: boolean;
}

const fieldsOf = (document: JsonObject): readonly JsonObject[] =>
  [...keywordObjects(document)].flatMap(({ properties }) =>
    Object.values(asObject(properties)).map(asObject),
  );

const has = (node: JsonObject, ...keys: readonly string[]): boolean =>
  keys.some((key) => asText(node[key]) !== undefined && asText(node[key]) !== '');

/** Whether an example of a value can be made without inventing any part of it. */
function isExemplified(
  document: JsonObject,
  written: JsonObject,
  above: readonly JsonObject[] = [],
): boolean {
  const schema = deref(document, written);
  if (above.includes(schema)) return true;
  const isFilled = (part: JsonValue): boolean =>
    isExemplified(document, asObject(part), [...above, schema]);
  const { properties, items, allOf, oneOf, anyOf, type } = schema;
  const given = ['example', 'examples', 'const', 'enum', 'default'];
  if (given.some((key) => schema[key] !== undefined)) return true;
  if (type === 'boolean' || type === 'null') return true;
  if (isArray(oneOf) || isArray(anyOf)) return objects(oneOf ?? anyOf).some(isFilled);
  if (!isArray(allOf) && !isObject(properties)) return isObject(items) && isFilled(items);
  return [...objects(allOf), ...Object.values(asObject(properties))].every(isFilled);
}

/** How complete each part of a contract is, in the order in which readers meet the parts. */
export function partsOf(document: JsonObject, files: FilesBeside): readonly Part[] {
  const written = writtenOperations(document);
  const operations = written.map(({ operation }) => operation);
  const calls = written.flatMap(({ operation, direction }) =>
    direction === 'to-provider' ? [operation] : [],
  );
  const writing = written.flatMap(({ method, operation, direction }) =>
    /GET|HEAD|OPTIONS/.test(method) || direction === 'to-partner' ? [] : [operation],
  );
  const messages = operations.flatMap((operation) => [
    requestBodyOf(document, operation) ?? {},
    ...Object.values(asObject(operation.responses)).map((answer) =>
      deref(document, asObject(answer)),
    ),
  ]);
  const media = messages.flatMap((message) =>
    mediaTypesOf(document, message).map(([, type]) => type),
  );
  const notices = written.filter(({ direction }) => direction === 'to-partner');
  const fields = fieldsOf(document);
  const schemas = objectEntries(asObject(document.components).schemas).map(([, schema]) => schema);
  const statuses = (operation: JsonObject): readonly string[] =>
    Object.keys(asObject(operation.responses));
  const part = <T>(
    name: string,
    all: readonly T[],
    isThere: (one: T) => boolean,
    gives: string,
  ): Part => ({ name, have: all.filter(isThere).length, of: all.length, gives });
  const file = (name: string, isThere: boolean, gives: string): Part =>
    part(name, [isThere], Boolean, gives);
  return [
    part(
      'Summaries',
      operations,
      (one) => has(one, 'summary'),
      'headings and the sidebar in your words',
    ),
    part(
      'Descriptions of operations',
      operations,
      (one) => has(one, 'description'),
      'what an operation does, and the search that finds it',
    ),
    part(
      'Descriptions of fields',
      fields,
      (one) => has(one, 'description') || has(deref(document, one), 'description'),
      'what each field means',
    ),
    part(
      'Examples',
      media,
      (one) =>
        one.example !== undefined ||
        one.examples !== undefined ||
        isExemplified(document, asObject(one.schema)),
      'samples, Postman files and a sandbox with values of yours',
    ),
    part(
      'Topics',
      operations,
      (one) => texts(one.tags).length > 0,
      'a page for each group of operations',
    ),
    part(
      'Error answers',
      calls,
      (one) => statuses(one).some((code) => /^[45]|default/.test(code)) || isArray(one['x-errors']),
      'the answers to expect when a call fails',
    ),
    part(
      'Error codes (`x-errors`)',
      calls,
      (one) => isArray(one['x-errors']),
      'a catalog with causes and fixes, and "reproduce" in the sandbox',
    ),
    part(
      'Retries (`x-retry`)',
      writing,
      (one) => has(one, 'x-retry'),
      'what to do after a timeout',
    ),
    part(
      'Lifecycles (`x-states`)',
      schemas.filter(
        (one) => isObject(asObject(one.properties).status) || isObject(one['x-states']),
      ),
      (one) => isObject(one['x-states']),
      'drawings of states, and a sandbox whose objects move',
    ),
    part(
      'Identities (`x-id`)',
      [schemas],
      (all) =>
        all.some((one) =>
          Object.values(asObject(one.properties)).some((field) => asObject(field)['x-id'] === true),
        ),
      'a sandbox that knows which object is meant, whatever its paths',
    ),
    part(
      'Events (`x-event`)',
      notices,
      ({ event }) => event,
      'when each webhook is sent, and deliveries from the sandbox',
    ),
    file('Fees (`fees.yaml`)', files.hasFees, 'tables of fees and a calculator'),
    file('Rules (`sandbox/`)', files.hasRules, 'a sandbox that does what your pages promise'),
    file(
      'Releases (`releases/`)',
      files.hasReleases,
      'a change log that the build compares with the contract',
    ),
  ].filter(({ of }) => of > 0);
}
