import type { RootContent } from 'mdast';
import { referenceBlock, referenceMain, referenceSide } from '../blocks/reference-block';
import { heading } from '../blocks/tree/mdast';
import { operationAnchor } from '../contract/page/anchors';
import type { Operation } from '../contract/model';
import { namesOf } from '../contract/names';
import { firstSentence } from '../contract/plain-text';
import { operationMarks } from './changes';
import { markdown } from './markdown';
import { consequences } from './operation-consequences';
import { endpointLine, requirements } from './operation-endpoint';
import { requestParts } from './operation-request';
import { exampleBlocks, responseParts } from './operation-responses';
import type { Page } from './reference';
import type { Tag } from './tag';
import { lookUp } from './topic';

/** The heading and the block of one operation. */
export const operationBlocks = (operation: Operation, page: Page): readonly RootContent[] => {
  const scope = { page, operation };
  return [
    heading(3, operationAnchor(operation.id), operation.summary),
    {
      ...referenceBlock({}, [
        referenceMain({}, [
          endpointLine(scope),
          ...operationMarks(page, operation.id),
          ...markdown(page, operation.description, operation),
        ]),
        referenceSide({}, exampleBlocks(scope)),
        referenceMain({}, [
          requirements(scope),
          ...requestParts(scope),
          ...responseParts(scope),
          ...consequences(scope),
        ]),
      ]),
      part: {
        name: operationAnchor(operation.id),
        description: [`${operation.method} ${operation.path}`, firstSentence(operation.description)]
          .filter(Boolean)
          .join(': '),
      },
    },
  ];
};

/** `<Operation id="…" />`: heading, endpoint, fields, samples, answers, errors and effects. */
export const operationTag: Tag = {
  name: 'Operation',
  attributes: { id: 'text' },
  needs: ['id'],
  example: '<Operation id="createCard" />',
  expand: (page, place, { id = '' }) => {
    const { operations } = namesOf(page.reference.contract);
    return operationBlocks(lookUp(page, place, 'operation', operations, id), page);
  },
};
