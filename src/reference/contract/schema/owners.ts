import { asObject, isObject, references } from '../json';
import type { Contract, JsonObject, Operation } from '../model';
import { allOperations } from '../names';
import { isStructured, referenceName, shapeOf } from './shape';

/** The operation or event of a topic that an object is shown with. */
export interface Owner {
  readonly topic: string;
  readonly path: string;
  /** The object that is shown, `schema:Pet`. */
  readonly object?: string;
}

/** The schemas of all messages of an operation. */
const schemasOf = ({ body, responses }: Operation): readonly JsonObject[] =>
  [body, ...responses.map((response) => response.body)].flatMap((message) =>
    message ? [message, ...(message.others ?? [])].map(({ schema }) => schema.schema) : [],
  );

/** The names of the objects that a successful response is, or is a list of. */
const answersOf = ({ responses }: Operation): readonly string[] =>
  responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ body }) => {
      const { name = referenceName(asObject(body?.schema.schema.items)) } = body?.schema ?? {};
      return name === undefined ? [] : [name];
    });

/**
 * Returns the owner that shows each named object in a separate place: the first operation that
 * returns it or a list of it, otherwise the first operation or event that contains it at any depth.
 * An object with a single reference has no owner: it is described where it is referred to.
 */
export function ownersOf(contract: Contract): ReadonlyMap<string, Owner> {
  const { schemas, events, document } = contract;
  const operations = allOperations(contract);
  const answers = new Map(
    operations
      .flatMap((operation) => answersOf(operation).map((name) => [name, operation] as const))
      .filter(([name]) => isObject(schemas.get(name)?.schema.properties))
      .toReversed(),
  );
  const reached = new Map<string, { readonly owner: Owner; uses: number }>();
  const reach = (first: JsonObject, owner: Owner): void => {
    // Grows during the iteration.
    const found = [{ schema: first, owner }];
    for (const holder of found) {
      for (const reference of references(holder.schema)) {
        const name = referenceName({ $ref: reference }) ?? '';
        const schema = schemas.get(name)?.schema;
        const before = reached.get(name);
        if (before) before.uses += 1;
        if (!schema || before) continue;
        const next = { schema, owner: answers.get(name) ?? holder.owner };
        reached.set(name, { ...next, uses: 1 });
        found.push(next);
      }
    }
  };
  for (const operation of operations) {
    for (const schema of schemasOf(operation)) reach(schema, operation);
  }
  for (const { payload, topic, type } of events) reach(payload.schema, { topic, path: type });
  const named = asObject(asObject(document.components).schemas);
  const isObjectLike = (name: string): boolean =>
    isStructured(shapeOf(asObject(named[name]), named).schema);
  const shared = [...reached].filter(([name, { uses }]) => uses > 1 && isObjectLike(name));
  return new Map<string, Owner>([
    ...answers,
    ...shared.map(([name, { owner }]) => [name, owner] as const),
  ]);
}
