import type { JsonValue } from '../model';
import { asText, isArray, isObject } from '../json';
import { DATA_KEYWORDS } from '../keywords';
import { finding, type Rule } from '../rule';
import { markdownHeading } from '../style';

/** Headings belong to the page; one in a description would break its outline. */
export const descriptionHeadings: Rule = function* ({ document }) {
  const open: { readonly value: JsonValue; readonly isMap: boolean }[] = [
    { value: document, isMap: false },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, isMap } = next;
    if (isArray(value)) open.push(...value.map((item) => ({ value: item, isMap: false })));
    if (!isObject(value)) continue;
    const heading = isMap ? undefined : markdownHeading(asText(value.description) ?? '');
    if (heading !== undefined) {
      yield finding({
        node: value,
        path: ['description'],
        message: `The description has a heading, \`${heading.trim()}\``,
        next: 'write a paragraph instead, or put the section on the page',
      });
    }
    for (const [key, member] of Object.entries(value)) {
      if (isMap || !DATA_KEYWORDS.has(key)) {
        open.push({ value: member, isMap: !isMap && key === 'properties' });
      }
    }
  }
};
