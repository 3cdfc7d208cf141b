import { attribute, elements, lineOf } from '../dom';
import type { Rule } from './rule';

/** Attributes that refer to other elements of the same page by id. */
const REFERENCES = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-activedescendant',
  'headers',
];

/** Ids are unique on a page, and every reference to an id resolves. */
export const ids: Rule = {
  name: 'ids are unique and referred to correctly',
  perPage: 5,
  check(site) {
    let checked = 0;
    const faults = site.pages.flatMap(({ file, document }) => {
      const all = [...elements(document)];
      const seen = new Map<string, number>();
      const repeated = all.flatMap((element) => {
        const id = attribute(element, 'id');
        if (id === undefined) return [];
        checked += 1;
        const first = seen.get(id);
        seen.set(id, first ?? lineOf(element));
        if (first !== undefined) {
          return [`${file}:${lineOf(element)}: id "${id}" is taken on line ${first}`];
        }
        return /^\S+$/.test(id) ? [] : [`${file}:${lineOf(element)}: id "${id}" is not one word`];
      });
      const dangling = all.flatMap((element) =>
        REFERENCES.flatMap((name) => {
          const targets = (attribute(element, name) ?? '').split(/\s+/).filter(Boolean);
          checked += targets.length;
          return targets
            .filter((target) => !seen.has(target))
            .map((target) => `${file}:${lineOf(element)}: ${name} names no element: "${target}"`);
        }),
      );
      return [...repeated, ...dangling];
    });
    return { checked, faults };
  },
};
