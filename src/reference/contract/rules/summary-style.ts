import { asText } from '../json';
import { finding, type Rule } from '../rule';
import { headingFaults, SUMMARY_LENGTH } from '../style';

/** A summary is the heading of its operation: short, sentence case, no full stop. */
export const summaryStyle: Rule = function* ({ operations }) {
  for (const { operation } of operations) {
    const summary = asText(operation.summary);
    if (summary === undefined) continue;
    const faults = [...headingFaults(summary)];
    if (summary.length > SUMMARY_LENGTH) {
      faults.push(`has ${summary.length} characters, ${SUMMARY_LENGTH} at most`);
    }
    for (const fault of faults) {
      yield finding({
        node: operation,
        path: ['summary'],
        at: 'value',
        message: `The summary \`${summary}\` ${fault}`,
        next: 'write it like `Create a card`: sentence case, no full stop, details in `description`',
      });
    }
  }
};
