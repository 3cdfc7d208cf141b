import { operationLines } from '../blocks/operation-lines';
import { allOperations } from '../contract/names';
import { hrefTo } from './links';
import type { Tag } from './tag';
import { itemsOfTopic, topicOf } from './topic';

/** `<Operations />`: the topic's operations as a list of links. */
export const operationsTag: Tag = {
  name: 'Operations',
  expand: (page, place) => {
    const operations = itemsOfTopic(
      page,
      place,
      'Operations',
      ({ name }) => allOperations(page.reference.contract).filter(({ topic }) => topic === name),
      'operations',
      'tag an operation with the topic',
    );
    return [
      operationLines({
        topic: topicOf(page, place, 'Operations').title,
        operations: operations.map(({ id, method, path, summary, deprecated }) => ({
          method,
          path,
          title: summary,
          href: hrefTo(page, 'op', id),
          deprecated,
        })),
      }),
    ];
  },
};
