import { asText, texts } from '../json';
import { finding, nameOf, type Rule } from '../rule';

/** The names an operation goes by: an id that makes a good anchor, and the tag of its page. */
export const operationFrame: Rule = function* ({ operations }) {
  for (const written of operations) {
    const { operation } = written;
    const id = asText(operation.operationId);
    if (id !== undefined && !/^[a-z][a-zA-Z0-9]*$/.test(id)) {
      yield finding({
        rule: 'operation-frame',
        node: operation,
        path: ['operationId'],
        at: 'value',
        message: `The operationId \`${id}\` is not lowerCamelCase`,
        next: 'write it like `createCard`; its anchor is then `create-card`',
      });
    }
    if (texts(operation.tags).length === 0) {
      yield finding({
        rule: 'operation-frame',
        node: operation,
        path: ['tags'],
        message: `Operation ${nameOf(written)} has no tag`,
        next: 'add `tags: [card]`, the tag of the page that explains it',
      });
    }
  }
};
