import { operationAnchor } from '../../../src/reference/contract/page/anchors';
import type { Operation } from '../../../src/reference/contract/model';
import { scopesOf } from '../../../src/reference/contract/document/security';
import {
  anchorsOfTopic,
  missingFrom,
  sectionAt,
  Tally,
  type SetTruth,
  type TruthCheck,
} from './truth';

/** Returns the texts that the section of an operation must contain. */
const textsOf = (operation: Operation): readonly (string | undefined)[] => [
  operation.summary,
  operation.method,
  operation.path,
  operation.description,
  operation.effects,
  operation.retry,
  ...scopesOf(operation),
  ...operation.specificErrors,
  ...operation.commonErrors,
  ...operation.events,
  ...operation.sandbox.map(({ result }) => result),
  ...operation.responses.flatMap(({ status, description }) => [status, description]),
];

function check(set: SetTruth) {
  const tally = new Tally(set, 'operations');
  const { operations, partnerOperations } = set.contract;
  for (const operation of [...operations, ...partnerOperations]) {
    const anchor = operationAnchor(operation.id);
    const heading = anchorsOfTopic(set, operation.topic).get(anchor);
    tally.note(
      `operation ${operation.id}`,
      heading
        ? missingFrom(sectionAt(heading), textsOf(operation))
        : `has no #${anchor} on the page of ${operation.topic}`,
    );
  }
  return tally.coverage();
}

/** Every operation of both directions is on the page of its topic, with all its texts. */
export const operations: TruthCheck = {
  name: 'every operation is on the page of its topic',
  atLeast: ({ operations, partnerOperations }) => operations.length + partnerOperations.length,
  check: ({ sets }) => sets.map(check),
};
