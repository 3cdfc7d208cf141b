/** Keywords that the validator supports; `compile` refuses a contract that uses any other. */
export const KNOWN_KEYWORDS: ReadonlySet<string> = new Set(
  (
    '$ref type enum const minimum maximum exclusiveMinimum exclusiveMaximum ' +
    'multipleOf minLength maxLength pattern format minItems maxItems uniqueItems ' +
    'items prefixItems minProperties maxProperties properties patternProperties ' +
    'required dependentRequired additionalProperties propertyNames allOf oneOf anyOf ' +
    'not if then else readOnly writeOnly'
  ).split(' '),
);
