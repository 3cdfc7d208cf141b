import { asObject, asText, isObject, objectEntries, objects, texts } from '../json';
import { didYouMean } from '../suggest';
import { hasField, type Rule } from './rule';

/** `meanwhile` must name an object, fields of both objects, and a reason to wait or a state. */
export const meanwhile: Rule = function* ({ schemas }) {
  for (const [, schema] of objectEntries(schemas)) {
    const { waiting, states } = asObject(schema['x-states']);
    const names = Object.keys(asObject(states));
    for (const [state, written] of objectEntries(states)) {
      for (const [index, entry] of objects(written.meanwhile).entries()) {
        const report = (member: readonly string[], message: string, next: string) => ({
          node: schema,
          path: ['x-states', 'states', state, 'meanwhile', String(index), ...member],
          message,
          next,
        });
        const [of = '', to] = [asText(entry.of), asText(entry.to)];
        const other = schemas[of];
        if (!isObject(other)) {
          const next = didYouMean(of, Object.keys(schemas), 'name the schema of an object');
          yield report(['of'], `There is no schema \`${of}\``, next);
          continue;
        }
        for (const [member, owner, pointers] of [
          ['at', schema, texts(entry.at)],
          ['object', other, Object.keys(asObject(entry.object))],
        ] as const) {
          for (const pointer of pointers.filter((place) => !hasField(owner, place, schemas))) {
            const next = 'write a pointer to one of its fields, `/status`';
            yield report([member], `The object has nothing at \`${pointer}\``, next);
          }
        }
        if (to !== undefined && !names.includes(to)) {
          const next = didYouMean(to, names, 'add it to `states`');
          yield report(['to'], `There is no state \`${to}\``, next);
        }
        if (to === undefined && (waiting === undefined || entry.reason === undefined)) {
          const next = 'add `reason`, and in `x-states` the property `waiting` for it, or add `to`';
          yield report([], 'The object does not show why it waits', next);
        }
      }
    }
  }
};
