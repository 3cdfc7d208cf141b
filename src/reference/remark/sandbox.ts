import type { Operation, SandboxValue } from '../contract/model';
import { codeLink } from './code-link';
import { phrase } from './markdown';
import { type Cell, table, text } from '../blocks/tree/mdast';
import { sandboxValue } from './operation-consequences';
import { problem } from './problem';
import type { Page } from './reference';
import type { Tag } from './tag';
import { topicOf } from './topic';

const row = (operation: Operation, value: SandboxValue, page: Page): readonly Cell[] => {
  const origin = { place: operation.place, topic: operation.topic };
  return [
    [codeLink(page, 'op', operation.id)],
    [text(`${value.in} `), ...sandboxValue(value)],
    phrase(page, value.result, origin),
  ];
};

/** `<Sandbox />`: the values that make the sandbox act on purpose. */
export const sandboxTag: Tag = {
  name: 'Sandbox',
  required: [],
  optional: [],
  example: '<Sandbox />',
  expand: (_values, page, place) => {
    const { contract } = page.reference;
    const topic = topicOf(page, place, 'Sandbox');
    const rows = [...contract.operations, ...contract.partnerOperations]
      .filter((operation) => operation.topic === topic.name)
      .flatMap((operation) => operation.sandbox.map((value) => row(operation, value, page)));
    if (rows.length === 0) {
      throw problem(
        place,
        `The topic \`${topic.name}\` has no sandbox values.`,
        'remove <Sandbox />, or add `x-sandbox` to one of its operations.',
      );
    }
    return [table(['Operation', 'Send', 'Result'], rows)];
  },
};
