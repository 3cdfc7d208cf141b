import { texts } from '../json';
import { finding, type Rule } from '../rule';
import { didYouMean } from '../suggest';

/** `x-events` names notifications that exist. */
export const operationEvents: Rule = function* ({ operations, eventTypes }) {
  for (const { operation } of operations) {
    for (const [index, type] of texts(operation['x-events']).entries()) {
      if (eventTypes.has(type)) continue;
      yield finding({
        node: operation,
        path: ['x-events', String(index)],
        message: `There is no event \`${type}\``,
        next: didYouMean(type, eventTypes, 'add it to `webhooks` with `x-event`'),
      });
    }
  }
};
