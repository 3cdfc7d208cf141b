/** `createCard` → `create-card`, `CardLimits` → `card-limits`. */
export const kebabCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/[^\p{L}\p{N}-]+/gu, '-')
    .toLowerCase();

/** `create-card`: heading of an operation. */
export const operationAnchor = (operationId: string): string => kebabCase(operationId);

/** `card-status-frozen`: a row of a lifecycle. */
export const stateAnchor = (schema: string, property: string, state: string): string =>
  [schema, property, state].map(kebabCase).join('-');

/** `event-card-created`: heading of an event. */
export const eventAnchor = (type: string): string => `event-${kebabCase(type)}`;

/** `error-card-not-active`: row of an error table. */
export const errorAnchor = (code: string): string => `error-${kebabCase(code)}`;
