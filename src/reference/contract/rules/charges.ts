import type { JsonObject } from '../model';
import { asObject, asText, objectEntries, objects, texts } from '../json';
import { hasField, memberFinding, type Rule, type RuleContext } from './rule';
import { didYouMean } from '../suggest';

/** The places that an entry names, each with the member that names it. */
const placesIn = (entry: JsonObject): readonly (readonly [member: string, pointer: string])[] => [
  ...['on', 'in', 'at', 'is', 'times', 'over'].flatMap((member) =>
    texts([entry[member] ?? null]).map((pointer) => [member, pointer] as const),
  ),
  ...texts(entry.of).map((pointer) => ['of', pointer.replace(/^-/, '')] as const),
  ...texts(entry.units).map((pointer) => ['units', pointer] as const),
  ...texts([asObject(entry.fixed).at ?? null]).map((pointer) => ['fixed', pointer] as const),
];

/** Request bodies of operations that return the object; conditions may refer to them too. */
const requestsFor = (context: RuleContext, name: string): readonly JsonObject[] =>
  context.operations.flatMap((written) => {
    const { body, responses } = context.build(written);
    const answers = responses.some((response) => response.body?.schema.name === name);
    return answers && body ? [body.schema.schema] : [];
  });

/** Charges and sums of an object must name fees of the schedule and places of the object. */
export const charges: Rule = function* (context) {
  const ids = context.fees.map(({ id }) => id);
  for (const [name, schema] of objectEntries(context.schemas)) {
    const hasPlace = (pointer: string, roots: readonly JsonObject[]) =>
      roots.some((root) => hasField(root, pointer, context.schemas));
    for (const keyword of ['x-fees', 'x-sums', 'x-conversions']) {
      for (const [index, entry] of objects(schema[keyword]).entries()) {
        const report = memberFinding(schema, keyword, index);
        const fee = asText(entry.fee);
        if (fee !== undefined && !ids.includes(fee)) {
          const next = didYouMean(fee, ids, 'add the fee to `fees.yaml`');
          yield report('fee', `The schedule has no fee \`${fee}\``, next);
        }
        if (keyword === 'x-conversions' && 'times' in entry === 'over' in entry) {
          yield report('times', 'A conversion needs one rate', 'write either `times` or `over`');
        }
        const conditions = Object.keys(asObject(entry.when));
        const withRequests = conditions.length > 0 ? [schema, ...requestsFor(context, name)] : [];
        const missing = [
          ...placesIn(entry).filter(([, pointer]) => !hasPlace(pointer, [schema])),
          ...conditions
            .filter((pointer) => !hasPlace(pointer, withRequests))
            .map((pointer) => ['when', pointer] as const),
        ];
        for (const [member, pointer] of missing) {
          const next = 'write a pointer to one of its fields, `/amount`';
          yield report(member, `\`${name}\` has nothing at \`${pointer}\``, next);
        }
      }
    }
  }
};
