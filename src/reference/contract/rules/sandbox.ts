import type { JsonObject, Operation } from '../model';
import { asObject, asText, isObject, objectEntries, objects, textOf, texts } from '../json';
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
      const subject = name === undefined ? answer?.schema : asObject(schemas[name]);
      const request = body?.schema.schema;
      const conditions = [
        ['object', 'object', subject, Object.keys(asObject(refusal.object))],
        ['body', 'body', request, Object.keys(asObject(refusal.body))],
        ['taken', 'body', request, texts(refusal.taken)],
        ['unknown', 'body', request, texts([refusal.unknown ?? null])],
      ] as const;
      for (const [member, what, schema, pointers] of conditions) {
        for (const pointer of pointers) {
          if (schema && hasField(schema, pointer, schemas)) continue;
          const next = 'write a pointer to one of its fields, `/status`';
          yield report(member, `The ${what} has nothing at \`${pointer}\``, next);
        }
      }
      if (!conditions.some(([member]) => member in refusal)) {
        const next = 'add `object` or `body` with at least one field, `taken` or `unknown`';
        yield report('error', 'The refusal has no condition', next);
      }
    }
  }
};

/**
 * A `POST` that moves an object says what it does in each of its states: make a move, or answer with
 * an error. Other methods may have nothing to change.
 */
export const refusedStates: Rule = function* (context) {
  for (const [name, schema] of objectEntries(context.schemas)) {
    const { property, states } = asObject(schema['x-states']);
    const moves = objectEntries(states).map(([state, { next }]) => ({
      state,
      operations: objects(next).map(({ operation }) => operation),
    }));
    for (const written of context.operations) {
      const { operation } = written;
      const makesMove = ({ operations }: (typeof moves)[number]) =>
        operations.includes(operation.operationId ?? null);
      if (written.method !== 'POST' || !moves.some(makesMove)) continue;
      const { responses } = context.build(written);
      const answered = responses.find(({ status }) => status.startsWith('2'))?.body?.schema.name;
      const refused = objects(operation['x-refusals'])
        .filter(({ of, object, body }) => {
          const conditions = Object.keys(asObject(object));
          return (of ?? answered) === name && body === undefined && conditions.length === 1;
        })
        .flatMap(({ object }) => asObject(object)[`/${textOf(property)}`] ?? []);
      const open = moves
        .filter((entry) => !makesMove(entry) && !refused.includes(entry.state))
        .map(({ state }) => state);
      if (open.length === 0) continue;
      const list = open.map((state) => `\`${state}\``).join(', ');
      yield {
        node: operation,
        path: ['x-refusals' in operation ? 'x-refusals' : 'operationId'],
        message: `${nameOf(written)} moves the object \`${name}\`, and says nothing of it in ${list}`,
        next: `add to \`x-refusals\` which error it answers with then, \`object: { /${textOf(property)}: [${open.join(', ')}] }\`, or a move to \`x-states\``,
      };
    }
  }
};

/** Echoes name fields of the request and of the answer. */
export const echoes: Rule = function* ({ operations, schemas, build }) {
  for (const written of operations) {
    const echoed = Object.entries(asObject(written.operation['x-echoes']));
    if (echoed.length === 0) continue;
    const { body, responses } = build(written);
    const answer = responses.find(({ status }) => status.startsWith('2'))?.body;
    for (const [from, places] of echoed) {
      const pairs = [
        ['request body', body, [from]],
        ['answer', answer, texts([places].flat())],
      ] as const;
      for (const [what, message, pointers] of pairs) {
        for (const pointer of pointers) {
          if (message && hasField(message.schema.schema, pointer, schemas)) continue;
          const path = ['x-echoes', from];
          const next = 'write pointers to fields, `{ /reason: /statusReason/code }`';
          const part = what === 'answer' ? 'value' : 'key';
          const fault = `The ${what} has nothing at \`${pointer}\``;
          yield { node: written.operation, path, part, message: fault, next };
        }
      }
    }
  }
};
