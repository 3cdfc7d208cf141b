import type { JsonObject, JsonValue } from '../model';
import { asObject, asText, isArray, isObject, texts } from '../json';
import { everySchema, type Rule, type RuleContext } from '../rule';
import { shapeOf } from '../shape';
import { didYouMean } from '../suggest';

type CodeAt = readonly [node: JsonObject, path: readonly string[], code: string];

/** Codes in problem answers (RFC 9457) and in `failure`, in whatever example they are. */
function* codesOfExamples(value: JsonValue): Iterable<CodeAt> {
  if (isArray(value)) for (const item of value) yield* codesOfExamples(item);
  if (!isObject(value)) return;
  const isProblem = typeof value.status === 'number' && typeof value.title === 'string';
  for (const node of [isProblem ? value : {}, asObject(value.failure)]) {
    const code = asText(node.code);
    if (code !== undefined) yield [node, ['code'], code];
  }
  for (const member of Object.values(value)) yield* codesOfExamples(member);
}

/** Codes that the schema of a `failure` lists or shows. */
function* codesOfSchemas(context: RuleContext): Iterable<CodeAt> {
  const schemas = new Set<JsonObject>();
  for (const { schema, property } of everySchema(context)) {
    if (property !== 'failure') continue;
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

/** A code that an example or a `failure` shows is one the catalog explains. */
export const exampleCodes: Rule = function* (context) {
  const { document, errorCodes } = context;
  for (const [node, path, code] of [...codesOfExamples(document), ...codesOfSchemas(context)]) {
    if (errorCodes.has(code)) continue;
    const next = didYouMean(
      code,
      errorCodes,
      'add it to `errors.yaml`; with `appliesTo: failure` when no call answers with it',
    );
    yield { node, path, part: 'value', message: `No catalog has the error code \`${code}\``, next };
  }
};
