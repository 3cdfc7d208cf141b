import type { JsonObject } from '../model';
import { asObject, asText, objectEntries, objectsIn, texts } from '../json';
import { everySchema, type Rule, type RuleContext } from './rule';
import { shapeOf } from '../schema/shape';
import { didYouMean } from '../suggest';

type CodeAt = readonly [node: JsonObject, path: readonly string[], code: string];

/** Properties with the reason why a state transition failed (`failure` of `x-states`). */
const failureProperties = ({ schemas }: RuleContext): readonly string[] =>
  objectEntries(schemas).flatMap(
    ([, schema]) => asText(asObject(schema['x-states']).failure) ?? [],
  );

/** Codes in problem responses (RFC 9457) and in failures, in any example. */
function* codesOfExamples(document: JsonObject, failures: readonly string[]): Iterable<CodeAt> {
  for (const value of objectsIn(document)) {
    const isProblem = typeof value.status === 'number' && typeof value.title === 'string';
    for (const node of [isProblem ? value : {}, ...failures.map((name) => asObject(value[name]))]) {
      const code = asText(node.code);
      if (code !== undefined) yield [node, ['code'], code];
    }
  }
}

/** Codes in the enums and the examples of failure schemas. */
function* codesOfSchemas(context: RuleContext, failures: readonly string[]): Iterable<CodeAt> {
  const schemas = new Set<JsonObject>();
  for (const { schema, property } of everySchema(context)) {
    if (property === undefined || !failures.includes(property)) continue;
    schemas.add(asObject(asObject(shapeOf(schema, context.schemas).schema.properties).code));
  }
  for (const schema of schemas) {
    for (const keyword of ['enum', 'examples']) {
      for (const [index, code] of texts(schema[keyword]).entries()) {
        yield [schema, [keyword, String(index)], code];
      }
    }
  }
}

/** Codes in examples and failures must be in a catalog. */
export const exampleCodes: Rule = function* (context) {
  const { document, errorCodes } = context;
  const failures = failureProperties(context);
  const codes = [...codesOfExamples(document, failures), ...codesOfSchemas(context, failures)];
  for (const [node, path, code] of codes) {
    if (errorCodes.has(code)) continue;
    const next = didYouMean(
      code,
      errorCodes,
      'add it to `errors.yaml`; with `appliesTo: failure` when no call answers with it',
    );
    yield { node, path, part: 'value', message: `No catalog has the error code \`${code}\``, next };
  }
};
