import { mayBeUsed, spelledIn } from '../../../src/site/plugins/lean/shrink';
import { attribute, elements } from '../dom';
import type { Rule } from './rule';

/**
 * Checks the assumption behind removing unused CSS: every class of a page, or the start of its
 * name, is in a script. The rules of a class that only the server-rendered HTML contains would be
 * removed.
 */
export const classes: Rule = {
  name: 'every class of a page is spelled by a script',
  perPage: 1,
  check({ files, pages }) {
    const scripts = [...files].filter(([file]) => file.endsWith('.js'));
    const spelled = spelledIn(scripts.map(([, bytes]) => bytes.toString('utf8')));
    const firstPage = new Map<string, string>();
    for (const { file, document } of pages) {
      for (const element of elements(document)) {
        for (const name of (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean)) {
          if (!firstPage.has(name)) firstPage.set(name, file);
        }
      }
    }
    return {
      checked: firstPage.size,
      faults: [...firstPage]
        .filter(([name]) => !mayBeUsed(name, spelled))
        .map(([name, file]) => `${file}: no script spells the class "${name}"`),
    };
  },
};
