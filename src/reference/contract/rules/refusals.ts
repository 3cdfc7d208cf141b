import { asObject, asText, isObject, objectEntries, objects, textOf, texts } from '../json';
import { hasField, memberFinding, nameOf, type Rule } from './rule';
import { successAnswer } from '../http/success';
import { shapeOf } from '../schema/shape';
import { didYouMean } from '../suggest';

/** Outcomes must name an object, fields of it and of the body, and a state of the new object. */
export const outcomes: Rule = function* (context) {
  const { schemas } = context;
  for (const written of context.operations) {
    for (const [index, outcome] of objects(written.operation['x-outcomes']).entries()) {
      const { responses, body } = context.build(written);
      const report = memberFinding(written.operation, 'x-outcomes', index);
      const name = asText(outcome.of) ?? '';
      if (!isObject(schemas[name])) {
        const next = didYouMean(name, Object.keys(schemas), 'name the schema of an object');
        yield report('of', `There is no schema \`${name}\``, next);
        continue;
      }
      const made = successAnswer({ responses })?.body?.schema.schema;
      const { states } = asObject(shapeOf(made ?? {}, schemas).schema['x-states']);
      const state = asText(outcome.state) ?? '';
      if (!Object.hasOwn(asObject(states), state)) {
        const next = didYouMean(state, Object.keys(asObject(states)), 'add it to `x-states`');
        yield report('state', `There is no state \`${state}\``, next);
      }
      for (const [member, schema] of [
        ['object', schemas[name]],
        ['body', body?.schema.schema],
        ['patch', made],
      ] as const) {
        const names = Object.keys(asObject(outcome[member]));
        const pointers = member === 'patch' ? names.map((field) => `/${field}`) : names;
        for (const pointer of pointers) {
          if (schema && hasField(schema, pointer, schemas)) continue;
          const next = 'write a pointer to one of its fields, `/status`';
          yield report(member, `The ${member} has nothing at \`${pointer}\``, next);
        }
      }
    }
  }
};

/** Refusals must name an error of the operation, an object, and fields of it or of the body. */
export const refusals: Rule = function* (context) {
  const { schemas } = context;
  for (const written of context.operations) {
    for (const [index, refusal] of objects(written.operation['x-refusals']).entries()) {
      const { specificErrors, responses, body } = context.build(written);
      const report = memberFinding(written.operation, 'x-refusals', index);
      const error = asText(refusal.error) ?? '';
      // An unknown code in the list, reported by another rule, counts as a misspelling of this one.
      const isListed = specificErrors.some(
        (code) => code === error || !context.errorCodes.has(code),
      );
      if (!isListed) {
        const message = `Operation ${nameOf(written)} does not list \`${error}\``;
        const next = didYouMean(error, specificErrors, 'add the code to `x-errors`');
        yield report('error', message, next);
      }
      const name = asText(refusal.of);
      if (name !== undefined && !isObject(schemas[name])) {
        const next = didYouMean(name, Object.keys(schemas), 'name the schema of an object');
        yield report('of', `There is no schema \`${name}\``, next);
      }
      const answer = successAnswer({ responses })?.body?.schema;
      const subject = name === undefined ? answer?.schema : asObject(schemas[name]);
      const request = body?.schema.schema;
      const conditions = [
        ['object', 'object', subject, Object.keys(asObject(refusal.object))],
        ['body', 'body', request, Object.keys(asObject(refusal.body))],
        ['taken', 'body', request, texts(refusal.taken)],
        ['unknown', 'body', request, texts([refusal.unknown ?? null])],
        ['malformed', 'body', request, texts(refusal.malformed)],
      ] as const;
      for (const [member, what, schema, pointers] of conditions) {
        for (const pointer of pointers) {
          if (schema && hasField(schema, pointer, schemas)) continue;
          const next = 'write a pointer to one of its fields, `/status`';
          yield report(member, `The ${what} has nothing at \`${pointer}\``, next);
        }
      }
      if (!conditions.some(([member]) => member in refusal)) {
        const next =
          'add `object` or `body` with at least one field, `taken`, `unknown` or `malformed`';
        yield report('error', 'The refusal has no condition', next);
      }
    }
  }
};

/**
 * A `POST` that changes the state of an object must define what it does in each state: a state
 * transition or an error. Other methods may have nothing to change.
 */
export const refusedStates: Rule = function* (context) {
  for (const [name, schema] of objectEntries(context.schemas)) {
    const { property, states, initial } = asObject(schema['x-states']);
    const entries = objectEntries(states);
    // Another rule reports unreachable states.
    const reached = new Set([
      ...texts(initial),
      ...entries.flatMap(([, { next }]) => objects(next).map(({ to }) => asText(to))),
    ]);
    const moves = entries
      .filter(([state]) => initial === undefined || reached.has(state))
      .map(([state, { next }]) => ({
        state,
        operations: objects(next).map(({ operation }) => operation),
      }));
    for (const written of context.operations) {
      const { operation } = written;
      const makesMove = ({ operations }: (typeof moves)[number]) =>
        operations.includes(operation.operationId ?? null);
      if (written.method !== 'POST' || !moves.some(makesMove)) continue;
      const { responses } = context.build(written);
      const answered = successAnswer({ responses })?.body?.schema.name;
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
