import { asObject, asText } from '../json';
import { EVENT_MEMBERS } from '../keywords';
import { finding, type Rule } from '../rule';
import { shapeOf } from '../shape';
import { mediaTypeOf, requestBodyOf } from '../walk';
import { didYouMean } from '../suggest';

/** A notification says when it is sent and carries its own type. */
export const eventFrame: Rule = function* ({ document, schemas, operations }) {
  for (const { operation, path, event } of operations) {
    if (!event) continue;
    const about = asObject(operation['x-event']);
    for (const member of ['sent', 'notSent']) {
      if (asText(about[member])) continue;
      yield finding({
        node: operation,
        path: ['x-event'],
        message: `The event \`${path}\` does not say when it is ${member === 'sent' ? 'sent' : 'not sent'}`,
        next: `add \`${member}\` to \`x-event\``,
      });
    }
    for (const member of Object.keys(about).filter((name) => !EVENT_MEMBERS.includes(name))) {
      yield finding({
        node: operation,
        path: ['x-event', member],
        message: `\`x-event\` has no \`${member}\``,
        next: didYouMean(member, EVENT_MEMBERS, 'delete it'),
      });
    }
    const body = requestBodyOf(document, operation) ?? {};
    const schema = asObject(mediaTypeOf(document, body)?.[1].schema);
    const properties = asObject(shapeOf(schema, schemas).schema.properties);
    const type = asObject(properties.type).const;
    if (type === path) continue;
    yield finding({
      node: operation,
      path: type === undefined ? ['requestBody'] : ['operationId'],
      message:
        type === undefined
          ? `The payload of \`${path}\` does not fix its \`type\``
          : `The payload of \`${path}\` has the type \`${asText(type) ?? JSON.stringify(type)}\``,
      next: `write \`type: { const: ${path} }\` in its properties`,
    });
  }
};
