import type { RootContent } from 'mdast';
import { referenceBlock, referenceMain, referenceSide } from '../blocks/reference-block';
import { operationAnchor } from '../contract/anchors';
import type { Operation } from '../contract/model';
import { namesOf } from '../contract/names';
import { operationMarks } from './changes';
import { markdown } from './markdown';
import { heading } from '../blocks/tree/mdast';
import { consequences } from './operation-consequences';
import { endpointParts, requestParts } from './operation-request';
import { exampleBlocks, responseParts } from './operation-responses';
import { hint, problem } from './problem';
import type { Page } from './reference';
import type { Tag } from './tag';

/** The heading and the block of one operation. */
export const operationBlocks = (operation: Operation, page: Page): readonly RootContent[] => {
  const origin = { place: operation.place, topic: operation.topic };
  const scope = { page, origin, operation };
  return [
    heading(3, operationAnchor(operation.id), operation.summary),
    referenceBlock({}, [
      referenceMain({}, [
        ...endpointParts(scope),
        ...operationMarks(page, operation.id),
        ...markdown(page, operation.description, origin),
        ...requestParts(scope),
      ]),
      referenceSide({}, exampleBlocks(scope)),
      referenceMain({}, [...responseParts(scope), ...consequences(scope)]),
    ]),
  ];
};

/** `<Operation id="…" />`: heading, endpoint, fields, samples, answers, errors and effects. */
export const operationTag: Tag = {
  name: 'Operation',
  required: ['id'],
  optional: [],
  example: '<Operation id="createCard" />',
  expand: (values, page, place) => {
    const id = values.get('id') ?? '';
    const { operations } = namesOf(page.reference.contract);
    const operation = operations.get(id);
    if (!operation) {
      throw problem(
        place,
        `The contract of ${page.set} has no operation \`${id}\`.`,
        hint(id, operations.keys()),
      );
    }
    return operationBlocks(operation, page);
  },
};
