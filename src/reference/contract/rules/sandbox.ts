import type { JsonObject, Operation } from '../model';
import {
  asObject,
  asText,
  isObject,
  objectEntries,
  objects,
  parsePointer,
  type Path,
} from '../json';
import { SANDBOX_MEMBERS } from '../keywords';
import { finding, nameOf, type Rule, type RuleContext } from '../rule';
import { alternativesOf, shapeOf, type Schemas } from '../shape';
import { didYouMean } from '../suggest';

/** Whether a value of the schema can have something at the path. */
export function reaches(schema: JsonObject, path: Path, schemas: Schemas): boolean {
  const [token, ...rest] = path;
  if (token === undefined) return true;
  const { schema: shape } = shapeOf(schema, schemas);
  const property = asObject(shape.properties)[token];
  if (isObject(property)) return reaches(property, rest, schemas);
  if (isObject(shape.items) && /^(\d+|-)$/.test(token)) return reaches(shape.items, rest, schemas);
  if (alternativesOf(shape).some((one) => reaches(one, path, schemas))) return true;
  return shape.additionalProperties === true || isObject(shape.additionalProperties);
}

function nameFault(value: JsonObject, operation: Operation, schemas: Schemas): string | undefined {
  const name = asText(value.name) ?? '';
  const place = asText(value.in);
  if (value.in === 'body') {
    const known = operation.body && name.startsWith('/');
    return known && reaches(operation.body.schema.schema, parsePointer(name), schemas)
      ? undefined
      : `The request body has nothing at \`${name}\``;
  }
  return operation.parameters.some(
    (parameter) => parameter.in === place && parameter.field.name === name,
  )
    ? undefined
    : `There is no ${place === undefined ? '' : `${place} `}parameter \`${name}\``;
}

/** States the operation's object can be in; of any object when the answer shows none. */
function statesFor(operation: Operation, { schemas }: RuleContext): readonly string[] {
  const named = operation.responses.map(({ body }) => schemas[body?.schema.name ?? '']);
  const statesIn = (candidates: readonly JsonObject[]): readonly string[] =>
    candidates.flatMap((schema) => Object.keys(asObject(asObject(schema['x-states']).states)));
  const own = statesIn(named.filter(isObject));
  return own.length > 0 ? own : statesIn(objectEntries(schemas).map(([, schema]) => schema));
}

/** Sandbox values name what exists: a field, an error the operation returns, a state. */
export const sandbox: Rule = function* (context) {
  for (const written of context.operations) {
    const { operation: source } = written;
    const values = objects(source['x-sandbox']);
    if (values.length === 0) continue;
    const operation = context.build(written);
    const codes = [...operation.specificErrors, ...operation.commonErrors];
    for (const [index, value] of values.entries()) {
      const report = (member: string, message: string, next: string) =>
        finding({
          node: source,
          path: ['x-sandbox', String(index), member],
          at: member in value ? 'value' : 'key',
          message,
          next,
        });
      const fault = nameFault(value, operation, context.schemas);
      if (fault !== undefined) {
        yield report(
          'name',
          fault,
          'write a parameter of the operation, or a pointer into its body',
        );
      }
      const error = asText(value.error);
      if (error !== undefined && !codes.includes(error)) {
        const message = `Operation ${nameOf(written)} does not return \`${error}\``;
        yield report('error', message, didYouMean(error, codes, 'add the code to `x-errors`'));
      }
      const states = statesFor(operation, context);
      for (const member of ['state', 'from']) {
        const state = asText(value[member]);
        if (state === undefined || states.includes(state)) continue;
        const next = didYouMean(state, states, 'name a state of the object');
        yield report(member, `There is no state \`${state}\``, next);
      }
      if (!asText(value.result)) {
        yield report('result', 'The sandbox value has no `result`', 'say what happens');
      }
      for (const member of Object.keys(value).filter((name) => !SANDBOX_MEMBERS.includes(name))) {
        const next = didYouMean(member, SANDBOX_MEMBERS, 'delete it');
        yield report(member, `A sandbox value has no \`${member}\``, next);
      }
    }
  }
};
