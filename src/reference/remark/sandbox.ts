import { fold } from '../blocks/fold';
import { paragraph, table, text } from '../blocks/tree/mdast';
import { allOperations } from '../contract/names';
import { codeLink } from './links';
import { phrase } from './markdown';
import { sandboxNames, sandboxValue } from './operation-consequences';
import type { Tag } from './tag';
import { itemsOfTopic } from './topic';

/** `<Sandbox />`: the values that steer the sandbox, folded by operation. */
export const sandboxTag: Tag = {
  name: 'Sandbox',
  expand: (page, place) =>
    itemsOfTopic(
      page,
      place,
      'Sandbox',
      ({ name }) =>
        allOperations(page.reference.contract).filter(
          ({ topic, sandbox }) => topic === name && sandbox.length > 0,
        ),
      'sandbox values',
      'add `x-sandbox` to one of its operations',
    ).map((operation) =>
      fold({ title: operation.summary, note: sandboxNames(operation) }, [
        paragraph([codeLink(page, 'op', operation.id)]),
        table(
          ['Send', 'Result'],
          operation.sandbox.map((value) => [
            [text(`${value.in} `), ...sandboxValue(value)],
            phrase(page, value.result, operation),
          ]),
        ),
      ]),
    ),
};
