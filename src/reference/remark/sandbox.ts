import { type Cell, table, text } from '../blocks/tree/mdast';
import { allOperations } from '../contract/names';
import { codeLink } from './links';
import { phrase } from './markdown';
import { sandboxValue } from './operation-consequences';
import type { Tag } from './tag';
import { itemsOfTopic } from './topic';

/** `<Sandbox />`: the values that make the sandbox act on purpose. */
export const sandboxTag: Tag = {
  name: 'Sandbox',
  expand: (page, place) => {
    const rows = itemsOfTopic(
      page,
      place,
      'Sandbox',
      ({ name }) =>
        allOperations(page.reference.contract)
          .filter(({ topic }) => topic === name)
          .flatMap((operation) =>
            operation.sandbox.map((value): readonly Cell[] => [
              [codeLink(page, 'op', operation.id)],
              [text(`${value.in} `), ...sandboxValue(value)],
              phrase(page, value.result, operation),
            ]),
          ),
      'sandbox values',
      'add `x-sandbox` to one of its operations',
    );
    return [table(['Operation', 'Send', 'Result'], rows)];
  },
};
