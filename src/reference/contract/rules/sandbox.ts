import type { JsonObject, Operation } from '../model';
import { asObject, asText, objectEntries, objects, texts } from '../json';
import { hasField, memberFinding, nameOf, type Finding, type Rule, type RuleContext } from './rule';
import type { Schemas } from '../schema/shape';
import { successAnswer } from '../http/success';
import { didYouMean } from '../suggest';

/** The parts of a request that can contain a value. */
const PLACES = ['body', 'path', 'query', 'header'];

function nameFault(value: JsonObject, operation: Operation, schemas: Schemas): string | undefined {
  const name = asText(value.name);
  const place = asText(value.in);
  // Any other place is reported by the schema of the keyword.
  if (name === undefined || place === undefined || !PLACES.includes(place)) return undefined;
  if (place === 'body') {
    return operation.body && hasField(operation.body.schema.schema, name, schemas)
      ? undefined
      : `The request body has nothing at \`${name}\``;
  }
  return operation.parameters.some(({ in: where, field }) => where === place && field.name === name)
    ? undefined
    : `There is no ${place} parameter \`${name}\``;
}

/** The states of the object that the operation returns; those of all objects if it returns none. */
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

/** Sandbox values must name existing fields and states, and errors that the operation returns. */
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
      const isKnown = codes.every((code) => context.errorCodes.has(code));
      if (error !== undefined && isKnown && !codes.includes(error)) {
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

/** Echoes must name fields of the request and of the response. */
export const echoes: Rule = function* ({ operations, schemas, build }) {
  for (const written of operations) {
    const echoed = Object.entries(asObject(written.operation['x-echoes']));
    if (echoed.length === 0) continue;
    const { body, responses } = build(written);
    const answer = successAnswer({ responses })?.body;
    for (const [from, places] of echoed) {
      const pairs = [
        ['request body', body, from === '' ? [] : [from]],
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

/** Emitted events must be listed by the operation, with conditions on fields of its response. */
export const emits: Rule = function* ({ operations, schemas, build, eventTypes }) {
  for (const written of operations) {
    for (const [type, conditions] of objectEntries(written.operation['x-emits'])) {
      const { events, responses } = build(written);
      const report = (message: string, next: string): Finding => {
        const path = ['x-emits', type];
        return { node: written.operation, path, message, next };
      };
      // An unknown event in the list, reported by another rule, counts as a misspelling of it.
      if (!events.some((event) => event === type || !eventTypes.has(event))) {
        const message = `Operation ${nameOf(written)} does not list the event \`${type}\``;
        yield report(message, didYouMean(type, events, 'add the event to `x-events`'));
      }
      const success = responses.filter(({ status }) => /^[23]/.test(status));
      const answer = successAnswer({ responses: success })?.body;
      for (const pointer of Object.keys(conditions)) {
        if (answer && hasField(answer.schema.schema, pointer, schemas)) continue;
        const next = 'write a pointer to one of its fields, `/status`';
        yield report(`The answer has nothing at \`${pointer}\``, next);
      }
    }
  }
};
