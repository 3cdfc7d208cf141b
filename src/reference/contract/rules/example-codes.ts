import type { JsonObject, JsonValue } from '../model';
import { asObject, asText, isArray, isObject, texts, type Path } from '../json';
import type { Problem } from '../problem';
import { everySchema, finding, type Rule, type RuleContext } from '../rule';
import { shapeOf } from '../shape';
import { didYouMean } from '../suggest';

/** Whether an object is an answer of RFC 9457. */
const isProblem = (value: JsonObject): boolean =>
  typeof value.status === 'number' && typeof value.title === 'string';

function* unknownCode(
  { errorCodes }: RuleContext,
  node: object,
  path: Path,
  code: string | undefined,
): Iterable<Problem> {
  if (code === undefined || errorCodes.has(code)) return;
  yield finding({
    node,
    path,
    at: 'value',
    message: `No catalogue knows the error code \`${code}\``,
    next: didYouMean(
      code,
      errorCodes,
      'add it to `errors.yaml`; with `appliesTo: failure` when no call answers with it',
    ),
  });
}

/** Codes in answers and in `failure`, in whatever example they stand. */
function* codesOfExamples(context: RuleContext): Iterable<Problem> {
  const open: JsonValue[] = [context.document];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (isArray(value)) open.push(...value);
    if (!isObject(value)) continue;
    open.push(...Object.values(value));
    if (isProblem(value)) yield* unknownCode(context, value, ['code'], asText(value.code));
    const { failure } = value;
    if (isObject(failure)) yield* unknownCode(context, failure, ['code'], asText(failure.code));
  }
}

/** Codes that the schema of a `failure` lists or shows. */
function* codesOfSchemas(context: RuleContext): Iterable<Problem> {
  const seen = new Set<JsonObject>();
  for (const { schema, property } of everySchema(context)) {
    if (property !== 'failure') continue;
    const code = asObject(asObject(shapeOf(schema, context.schemas).schema.properties).code);
    if (seen.has(code)) continue;
    seen.add(code);
    for (const keyword of ['enum', 'examples']) {
      for (const [index, value] of texts(code[keyword]).entries()) {
        yield* unknownCode(context, code, [keyword, String(index)], value);
      }
    }
  }
}

/** A code that an example or a `failure` shows is one the catalogue explains. */
export const exampleCodes: Rule = function* (context) {
  yield* codesOfExamples(context);
  yield* codesOfSchemas(context);
};
