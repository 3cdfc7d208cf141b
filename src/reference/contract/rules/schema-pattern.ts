import { everySchema, finding, type Rule, type RuleContext } from '../rule';

/** Whether a `pattern` is a regular expression validators accept (ECMA-262, Unicode mode). */
function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Whether values can be checked at all. */
export const everySchemaCompiles = (context: RuleContext): boolean =>
  [...everySchema(context)].every(
    ({ schema }) => typeof schema.pattern !== 'string' || isPattern(schema.pattern),
  );

/** Patterns compile. */
export const schemaPattern: Rule = function* (context) {
  for (const { schema } of everySchema(context)) {
    if (typeof schema.pattern !== 'string' || isPattern(schema.pattern)) continue;
    yield finding({
      node: schema,
      path: ['pattern'],
      at: 'value',
      message: `\`${schema.pattern}\` is not a regular expression`,
      next: 'mend it; escape only what needs it, and close every bracket',
    });
  }
};
