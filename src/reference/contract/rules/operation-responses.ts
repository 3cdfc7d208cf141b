import { isObject, objectEntries } from '../json';
import { examplesOf } from '../media';
import { finding, nameOf, type Rule } from '../rule';
import { deref, mediaTypeOf, requestBodyOf } from '../walk';

/** Every operation that is called shows what success looks like. */
export const operationResponses: Rule = function* ({ document, schemas, operations, isComplete }) {
  for (const written of operations) {
    const { operation, event } = written;
    const success = objectEntries(operation.responses).filter(([status]) => /^[23]/.test(status));
    if (success.length === 0 && !event) {
      yield finding({
        node: operation,
        path: ['responses'],
        message: `Operation ${nameOf(written)} has no success response`,
        next: "add one under `responses`: `'200'` with a description and a schema",
      });
    }
    const body = requestBodyOf(document, operation);
    const messages = [
      ...success.map(
        ([status, response]) => [`answer ${status}`, deref(document, response)] as const,
      ),
      ...(body ? [['request body', body] as const] : []),
    ];
    for (const [what, message] of messages) {
      const [, media] = mediaTypeOf(document, message) ?? [];
      if (!media) continue;
      if (!isObject(media.schema)) {
        yield finding({
          node: media,
          message: `The ${what} of ${nameOf(written)} has no schema`,
          next: 'add `schema` with a `$ref` to a named schema',
        });
      } else if (isComplete && examplesOf(document, media, schemas, {}).length === 0) {
        yield finding({
          node: media,
          message: `The ${what} of ${nameOf(written)} has no example`,
          next: 'give the properties of its schema `examples: [one]`, or write `examples` beside `schema`',
        });
      }
      for (const [name, example] of objectEntries(media.examples)) {
        if (example.$ref || example.summary) continue;
        yield finding({
          node: example,
          message: `The example \`${name}\` has no summary`,
          next: 'add a `summary` that tells it from the others',
        });
      }
    }
  }
};
