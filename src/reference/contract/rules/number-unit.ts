import { asText } from '../json';
import { everySchema, finding, type Rule } from '../rule';
import { typesOf } from '../shape';

/** A number without its unit is a guess. */
export const numberUnit: Rule = function* (context) {
  for (const { schema, property } of everySchema(context)) {
    const isNumber = typesOf(schema).some((type) => type === 'integer' || type === 'number');
    if (!isNumber || asText(schema['x-unit'])) continue;
    yield finding({
      node: schema,
      message: `The number${property === undefined ? '' : ` \`${property}\``} has no unit`,
      next: 'add `x-unit`, for example `seconds`, `basis points` or `items`',
    });
  }
};
