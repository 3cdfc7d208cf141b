import { asText, texts } from '../json';
import { finding, nameOf, type Rule } from '../rule';
import { didYouMean } from '../suggest';

/** The names an operation goes by: an id that makes a good anchor, and the tag of its page. */
export const operationFrame: Rule = function* ({ operations, topics }) {
  for (const written of operations) {
    const { operation } = written;
    const id = asText(operation.operationId);
    if (id !== undefined && !/^[a-z][a-zA-Z0-9]*$/.test(id)) {
      yield finding({
        node: operation,
        path: ['operationId'],
        at: 'value',
        message: `The operationId \`${id}\` is not lowerCamelCase`,
        next: 'write it like `createCard`; its anchor is then `create-card`',
      });
    }
    for (const [index, tag] of texts(operation.tags).entries()) {
      if (topics.has(tag)) continue;
      yield finding({
        node: operation,
        path: ['tags', String(index)],
        message: `There is no tag \`${tag}\``,
        next: didYouMean(tag, topics, 'add it to `tags` in `openapi.yaml`'),
      });
    }
    if (texts(operation.tags).length === 0) {
      yield finding({
        node: operation,
        path: ['tags'],
        message: `Operation ${nameOf(written)} has no tag`,
        next: 'add `tags: [card]`, the tag of the page that explains it',
      });
    }
  }
};
