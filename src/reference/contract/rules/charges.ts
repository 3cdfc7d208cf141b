import type { JsonObject } from '../model';
import { asObject, asText, isObject, objectEntries, objects, parsePointer, texts } from '../json';
import { finding, type Rule, type RuleContext } from '../rule';
import { didYouMean } from '../suggest';
import { reaches } from './sandbox';

const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  'x-fees': ['fee', 'on', 'in', 'when'],
  'x-sums': ['at', 'of', 'when'],
  'x-conversions': ['of', 'is', 'times', 'over', 'units', 'fixed', 'when'],
};

const OPTIONAL: ReadonlySet<string> = new Set(['when', 'times', 'over', 'units', 'fixed']);

/** Places that an entry names, with the member that names them. */
const placesIn = (value: JsonObject): readonly (readonly [member: string, pointer: string])[] => [
  ...['on', 'in', 'at', 'is', 'times', 'over'].flatMap((member) => {
    const pointer = asText(value[member]);
    return pointer === undefined ? [] : [[member, pointer] as const];
  }),
  ...texts(value.of).map((pointer) => ['of', pointer.replace(/^-/, '')] as const),
  ...texts(value.units).map((pointer) => ['units', pointer] as const),
  ...texts([asObject(value.fixed).at ?? null]).map((pointer) => ['fixed', pointer] as const),
];

/** Bodies of the requests that answer with the object: conditions may look at them too. */
const requestsFor = (context: RuleContext, name: string): readonly JsonObject[] =>
  context.operations.flatMap((written) => {
    const { body, responses } = context.build(written);
    const answers = responses.some((response) => response.body?.schema.name === name);
    return answers && body ? [body.schema.schema] : [];
  });

/** Charges and sums of an object name fees of the schedule and places of the object. */
export const charges: Rule = function* (context) {
  const ids = context.fees.map(({ id }) => id);
  for (const [name, schema] of objectEntries(context.schemas)) {
    for (const [keyword, members] of Object.entries(MEMBERS)) {
      for (const [index, value] of objects(schema[keyword]).entries()) {
        const report = (member: string, message: string, next: string) =>
          finding({
            node: schema,
            path: [keyword, String(index), member],
            at: member in value ? 'value' : 'key',
            message,
            next,
          });
        const required = members.filter((member) => !OPTIONAL.has(member));
        for (const member of required.filter((one) => !(one in value))) {
          yield report(member, `An entry of \`${keyword}\` lacks \`${member}\``, 'add it');
        }
        const fee = asText(value.fee);
        if (fee !== undefined && !ids.includes(fee)) {
          const next = didYouMean(fee, ids, 'add the fee to `fees.yaml`');
          yield report('fee', `The schedule has no fee \`${fee}\``, next);
        }
        if (keyword === 'x-conversions' && 'times' in value === 'over' in value) {
          yield report('times', 'A conversion needs one rate', 'write either `times` or `over`');
        }
        const isKnown = (pointer: string, roots: readonly JsonObject[]) =>
          pointer.startsWith('/') &&
          roots.some((root) => reaches(root, parsePointer(pointer), context.schemas));
        const next = 'write a pointer to one of its fields, `/amount`';
        for (const [member, pointer] of placesIn(value)) {
          if (isKnown(pointer, [schema])) continue;
          yield report(member, `\`${name}\` has nothing at \`${pointer}\``, next);
        }
        const looked = [schema, ...requestsFor(context, name)];
        for (const pointer of Object.keys(asObject(value.when))) {
          if (isKnown(pointer, looked)) continue;
          yield report('when', `\`${name}\` has nothing at \`${pointer}\``, next);
        }
        if (value.when !== undefined && !isObject(value.when)) {
          yield report('when', '`when` is no list of places', 'write `{ /status: settled }`');
        }
        for (const member of Object.keys(value).filter((one) => !members.includes(one))) {
          const message = `An entry of \`${keyword}\` has no \`${member}\``;
          yield report(member, message, didYouMean(member, members, 'delete it'));
        }
      }
    }
  }
};
