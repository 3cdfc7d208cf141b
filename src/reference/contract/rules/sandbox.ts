import type { JsonObject, Operation } from '../model';
import { asObject, asText, isObject, objectEntries, objects } from '../json';
import { hasField, memberFinding, nameOf, type Rule, type RuleContext } from '../rule';
import type { Schemas } from '../shape';
import { didYouMean } from '../suggest';

function nameFault(value: JsonObject, operation: Operation, schemas: Schemas): string | undefined {
  const name = asText(value.name);
  const place = asText(value.in);
  if (name === undefined || place === undefined) return undefined;
  if (place === 'body') {
    return operation.body && hasField(operation.body.schema.schema, name, schemas)
      ? undefined
      : `The request body has nothing at \`${name}\``;
  }
  return operation.parameters.some(({ in: where, field }) => where === place && field.name === name)
    ? undefined
    : `There is no ${place} parameter \`${name}\``;
}

/** States of the object that the operation answers with; of every object when it shows none. */
function statesFor(operation: Operation, { schemas }: RuleContext): readonly string[] {
  const statesOf = (schema: JsonObject): readonly string[] =>
    Object.keys(asObject(asObject(schema['x-states']).states));
  const answered = operation.responses.flatMap(({ body }) =>
    statesOf(asObject(schemas[body?.schema.name ?? ''])),
  );
  return answered.length > 0
    ? answered
    : objectEntries(schemas).flatMap(([, schema]) => statesOf(schema));
}

/** Sandbox values name what exists: a field, an error the operation returns, a state. */
export const sandbox: Rule = function* (context) {
  for (const written of context.operations) {
    const values = objects(written.operation['x-sandbox']);
    if (values.length === 0) continue;
    const operation = context.build(written);
    const codes = [...operation.specificErrors, ...operation.commonErrors];
    const states = statesFor(operation, context);
    for (const [index, value] of values.entries()) {
      const report = memberFinding(written.operation, 'x-sandbox', index);
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
      for (const member of ['state', 'from']) {
        const state = asText(value[member]);
        if (state === undefined || states.includes(state)) continue;
        const next = didYouMean(state, states, 'name a state of the object');
        yield report(member, `There is no state \`${state}\``, next);
      }
    }
  }
};

/** Refusals name what exists: an error the operation returns, an object, fields of it and of the body. */
export const refusals: Rule = function* (context) {
  const { schemas } = context;
  for (const written of context.operations) {
    for (const [index, refusal] of objects(written.operation['x-refusals']).entries()) {
      const { specificErrors, responses, body } = context.build(written);
      const report = memberFinding(written.operation, 'x-refusals', index);
      const error = asText(refusal.error) ?? '';
      if (!specificErrors.includes(error)) {
        const message = `Operation ${nameOf(written)} does not list \`${error}\``;
        const next = didYouMean(error, specificErrors, 'add the code to `x-errors`');
        yield report('error', message, next);
      }
      const name = asText(refusal.of);
      if (name !== undefined && !isObject(schemas[name])) {
        const next = didYouMean(name, Object.keys(schemas), 'name the schema of an object');
        yield report('of', `There is no schema \`${name}\``, next);
      }
      const answer = responses.find(({ status }) => status.startsWith('2'))?.body?.schema;
      const conditions: readonly [member: string, schema: JsonObject | undefined][] = [
        ['object', name === undefined ? answer?.schema : asObject(schemas[name])],
        ['body', body?.schema.schema],
      ];
      for (const [member, schema] of conditions) {
        for (const pointer of Object.keys(asObject(refusal[member]))) {
          if (schema && hasField(schema, pointer, schemas)) continue;
          const next = 'write a pointer to one of its fields, `/status`';
          yield report(member, `The ${member} has nothing at \`${pointer}\``, next);
        }
      }
      if (!isObject(refusal.object) && !isObject(refusal.body)) {
        const next = 'add `object` or `body` with at least one field';
        yield report('error', 'The refusal has no condition', next);
      }
    }
  }
};
