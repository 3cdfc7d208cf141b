import { asText } from '../json';
import { deriveExample } from '../example';
import { everySchema, finding, type Rule } from '../rule';
import { shapeOf } from '../shape';

/** Schemas and their properties explain themselves and show an example. */
export const schemaWords: Rule = function* (context) {
  for (const { schema, name, property } of everySchema(context)) {
    for (const word of name === undefined ? [] : ['title', 'description']) {
      if (asText(schema[word])) continue;
      yield finding({
        node: schema,
        message: `The schema \`${name ?? ''}\` has no ${word}`,
        next: `add a \`${word}\` that says ${word === 'title' ? 'what a reader calls it' : 'what it is'}`,
      });
    }
    if (property === undefined) continue;
    if ('const' in schema && !schema.$ref && Object.keys(schema).length === 1) continue;
    if (!asText(shapeOf(schema, context.schemas).schema.description)) {
      yield finding({
        node: schema,
        message: `The property \`${property}\` has no description`,
        next: 'add a `description` that leads with the meaning and names unit and format',
      });
    }
    if (context.isComplete && deriveExample(schema, context.schemas) === undefined) {
      yield finding({
        node: schema,
        message: `The property \`${property}\` has no example`,
        next: 'add `examples: [one]`',
      });
    }
  }
};
