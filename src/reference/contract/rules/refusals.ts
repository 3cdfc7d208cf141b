import type { JsonObject } from '../model';
import { asObject, asText, isObject, objects, parsePointer } from '../json';
import { finding, nameOf, type Rule } from '../rule';
import { didYouMean } from '../suggest';
import { reaches } from './sandbox';

const MEMBERS = ['error', 'of', 'object', 'body'];

/** Refusals name what exists: an error the operation returns, an object, fields of it and of the body. */
export const refusals: Rule = function* (context) {
  const { schemas } = context;
  for (const written of context.operations) {
    const { operation: source } = written;
    const values = objects(source['x-refusals']);
    if (values.length === 0) continue;
    const operation = context.build(written);
    const answer = operation.responses.find(({ status }) => status.startsWith('2'))?.body?.schema;
    for (const [index, value] of values.entries()) {
      const report = (member: string, message: string, next: string) =>
        finding({
          node: source,
          path: ['x-refusals', String(index), member],
          at: member in value ? 'value' : 'key',
          message,
          next,
        });
      const error = asText(value.error) ?? '';
      if (!operation.specificErrors.includes(error)) {
        const message = `Operation ${nameOf(written)} does not list \`${error}\``;
        const next = didYouMean(error, operation.specificErrors, 'add the code to `x-errors`');
        yield report('error', message, next);
      }
      const of = asText(value.of);
      if (of !== undefined && !isObject(schemas[of])) {
        const next = didYouMean(of, Object.keys(schemas), 'name the schema of an object');
        yield report('of', `There is no schema \`${of}\``, next);
      }
      const looked: readonly [string, JsonObject | undefined][] = [
        ['object', of === undefined ? answer?.schema : asObject(schemas[of])],
        ['body', operation.body?.schema.schema],
      ];
      for (const [member, schema] of looked) {
        for (const pointer of Object.keys(asObject(value[member]))) {
          const isKnown =
            pointer.startsWith('/') && schema && reaches(schema, parsePointer(pointer), schemas);
          if (isKnown) continue;
          const next = 'write a pointer to one of its fields, `/status`';
          yield report(member, `The ${member} has nothing at \`${pointer}\``, next);
        }
      }
      if (!isObject(value.object) && !isObject(value.body)) {
        const next = 'add `object` or `body` with at least one field';
        yield report('error', 'The refusal has no condition', next);
      }
      for (const member of Object.keys(value).filter((name) => !MEMBERS.includes(name))) {
        const next = didYouMean(member, MEMBERS, 'delete it');
        yield report(member, `A refusal has no \`${member}\``, next);
      }
    }
  }
};
