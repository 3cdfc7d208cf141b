import { secretsIn } from '../../../src/reference/remark/words/secrets';
import { textFiles } from '../site';
import type { Rule } from './rule';

/** Nothing is, or looks like, a card number or a working key. */
export const secrets: Rule = {
  name: 'no card numbers and no keys',
  perPage: 1,
  check(site) {
    const files = textFiles(site);
    return {
      checked: files.length,
      faults: files.flatMap(({ file, content }) =>
        secretsIn(content).map(({ message }) => `${file}: ${message}`),
      ),
    };
  },
};
