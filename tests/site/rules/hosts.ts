import { hostsIn } from '../../../src/reference/remark/words/hosts';
import { textFiles } from '../site';
import type { Rule } from './rule';

/** License texts, which contain the names and addresses of authors. */
const NOTICES = 'third-party-notices.txt';

/**
 * Only reserved hosts and hosts of standards are allowed; e-mail addresses only at reserved hosts.
 */
export const hosts: Rule = {
  name: 'hosts and e-mail addresses are reserved or known',
  perPage: 5,
  ofWords: true,
  check(site) {
    const own = new URL(site.origin).host;
    let checked = 0;
    const files = textFiles(site).filter(({ file }) => file !== NOTICES);
    const faults = files.flatMap(({ file, content }) => {
      const { checked: mentions, finds } = hostsIn(content, (host) => host === own);
      checked += mentions;
      return [...new Set(finds.map(({ message }) => `${file}: ${message}`))];
    });
    return { checked, faults };
  },
};
