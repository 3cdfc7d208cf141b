import { type OperationLine, operationLines } from '../blocks/operation-lines';
import type { Operation } from '../contract/model';
import { hrefTo } from './code-link';
import { problem } from './problem';
import type { Page } from './reference';
import type { Tag } from './tag';
import { topicOf } from './topic';

const line = (operation: Operation, page: Page): OperationLine => ({
  method: operation.method,
  path: operation.path,
  title: operation.summary,
  href: hrefTo(page, 'op', operation.id),
  deprecated: operation.deprecated,
});

/** `<Operations />`: the topic's operations as a list of links. */
export const operationsTag: Tag = {
  name: 'Operations',
  required: [],
  optional: [],
  example: '<Operations />',
  expand: (_values, page, place) => {
    const { contract } = page.reference;
    const topic = topicOf(page, place, 'Operations');
    const operations = [...contract.operations, ...contract.partnerOperations].filter(
      (operation) => operation.topic === topic.name,
    );
    if (operations.length === 0) {
      throw problem(
        place,
        `The topic \`${topic.name}\` has no operations.`,
        'remove <Operations />, or tag an operation with the topic.',
      );
    }
    return [
      operationLines({
        topic: topic.title,
        operations: operations.map((operation) => line(operation, page)),
      }),
    ];
  },
};
