import type { RootContent } from 'mdast';
import { operationLines } from '../blocks/operation-lines';
import type { Operation, Topic } from '../contract/model';
import { allOperations } from '../contract/names';
import { hrefTo } from './links';
import type { Page } from './reference';
import type { Tag } from './tag';
import { itemsOfTopic, topicOf } from './topic';

/** Operations of a topic as a list of links. */
export const operationList = (
  page: Page,
  { title }: Topic,
  operations: readonly Operation[],
): RootContent =>
  operationLines({
    topic: title,
    operations: operations.map(({ id, method, path, summary, deprecated }) => ({
      method,
      path,
      title: summary,
      href: hrefTo(page, 'op', id),
      deprecated,
    })),
  });

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
    return [operationList(page, topicOf(page, place, 'Operations'), operations)];
  },
};
