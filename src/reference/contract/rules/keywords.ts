import type { JsonValue } from '../model';
import { isArray, isObject } from '../json';
import { DATA_KEYWORDS, KEYWORDS, type KeywordValue } from '../keywords';
import { finding, type Rule } from '../rule';
import { didYouMean } from '../suggest';

const IS_VALUE: Readonly<Record<KeywordValue, (value: JsonValue) => boolean>> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  texts: (value) => isArray(value) && value.every((item) => typeof item === 'string'),
  object: isObject,
  list: isArray,
  boolean: (value) => typeof value === 'boolean',
  any: () => true,
};
const VALUE_NAMES: Readonly<Record<KeywordValue, string>> = {
  text: 'a text',
  texts: 'a list of texts',
  object: 'an object',
  list: 'a list',
  boolean: '`true` or `false`',
  any: 'a value',
};

/** Extension keywords are known and hold what they should. */
export const keywords: Rule = function* ({ document }) {
  const open: { readonly value: JsonValue; readonly isMap: boolean }[] = [
    { value: document, isMap: false },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, isMap } = next;
    if (isArray(value)) open.push(...value.map((item) => ({ value: item, isMap: false })));
    if (!isObject(value)) continue;
    for (const [key, member] of Object.entries(value)) {
      const keyword = KEYWORDS[key];
      if (!isMap && key.startsWith('x-') && !keyword) {
        yield finding({
          rule: 'known-keyword',
          node: value,
          path: [key],
          message: `The keyword \`${key}\` is unknown`,
          next: didYouMean(
            key,
            Object.keys(KEYWORDS),
            'see src/reference/contract/keywords.ts for all of them',
          ),
        });
      } else if (!isMap && keyword && !IS_VALUE[keyword.value](member)) {
        yield finding({
          rule: 'keyword-value',
          node: value,
          path: [key],
          at: 'value',
          message: `\`${key}\` is not ${VALUE_NAMES[keyword.value]}`,
          next: `write ${VALUE_NAMES[keyword.value]} (${keyword.purpose})`,
        });
      }
      if (isMap || !DATA_KEYWORDS.has(key)) {
        open.push({ value: member, isMap: !isMap && (key === 'properties' || key === 'headers') });
      }
    }
  }
};
