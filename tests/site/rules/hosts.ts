import { hostsIn } from '../../../src/reference/remark/words/hosts';
import { textFiles } from '../site';
import type { Rule } from './rule';

/** License texts, which name their authors. */
const NOTICES = 'third-party-notices.txt';

/** Only reserved hosts and those of standards; e-mail only at reserved names. */
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
