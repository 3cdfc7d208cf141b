import { asText } from '../json';
import { finding, nameOf, type Rule } from '../rule';

/** A call that changes something says what to do when its answer is lost. */
export const operationRetry: Rule = function* ({ operations }) {
  for (const written of operations) {
    const { operation, direction, method } = written;
    if (direction === 'to-partner' || method === 'GET') continue;
    if (asText(operation['x-retry'])) continue;
    yield finding({
      node: operation,
      path: ['operationId'],
      message: `Operation ${nameOf(written)} changes something and has no \`x-retry\``,
      next: 'add `x-retry`: what to do on a timeout, and whether a retry is safe',
    });
  }
};
