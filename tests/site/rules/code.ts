import { attribute, elements, lineOf } from '../dom';
import type { Rule } from './rule';

/**
 * Forms in which the name of a code text contains its language: `Code, http: …`, `Example in JSON:
 * …`, `Node.js`.
 */
const NAMES_LANGUAGE =
  /^Code, [a-z]+(?::|$)|^Example in JSON: |^(?:curl|Shell|Node\.js|Python|PHP|Go|Java)$/;

/** Every code text names its language for screen readers, and is excluded from translation. */
export const code: Rule = {
  name: 'code texts name their language and are not translated',
  perPage: 5,
  check(site) {
    let checked = 0;
    const faults = site.pages.flatMap(({ file, document }) => {
      const texts = [...elements(document)].filter(({ tagName }) => tagName === 'pre');
      checked += texts.length;
      return texts.flatMap((element) => {
        const name = attribute(element, 'aria-label') ?? '';
        const place = `${file}:${lineOf(element)}: `;
        return [
          ...(NAMES_LANGUAGE.test(name) ? [] : [`${place}"${name}" names no language`]),
          ...(attribute(element, 'translate') === 'no'
            ? []
            : [`${place}"${name}" may be translated`]),
        ];
      });
    });
    return { checked, faults };
  },
};
