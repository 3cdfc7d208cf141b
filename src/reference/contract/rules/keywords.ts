import type { JsonValue } from '../model';
import { asObject, asText, isArray, isObject } from '../json';
import { DATA_KEYWORDS, KEYWORDS, type Keyword } from '../keywords';
import { finding, type Rule } from '../rule';
import { didYouMean } from '../suggest';

interface Expected {
  readonly words: string;
  readonly isRight: (value: JsonValue) => boolean;
}

const isText = (value: JsonValue): boolean => typeof value === 'string' && value.trim() !== '';

const TEXTS: Expected = {
  words: 'a list of texts',
  isRight: (value) => isArray(value) && value.every((item) => typeof item === 'string'),
};
const EXPECTED: Readonly<Record<string, Expected>> = {
  string: { words: 'a text', isRight: isText },
  object: { words: 'an object', isRight: isObject },
  array: { words: 'a list', isRight: isArray },
  boolean: { words: '`true` or `false`', isRight: (value) => typeof value === 'boolean' },
};

/** What a keyword holds; undefined when that can be anything. */
const expectedBy = ({ type, items }: Keyword): Expected | undefined =>
  asObject(items).type === 'string' ? TEXTS : EXPECTED[asText(type) ?? ''];

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
      const expected = keyword && expectedBy(keyword);
      if (!isMap && key.startsWith('x-') && !keyword) {
        yield finding({
          node: value,
          path: [key],
          message: `The keyword \`${key}\` is unknown`,
          next: didYouMean(
            key,
            Object.keys(KEYWORDS),
            'see src/reference/contract/contract.schema.json for all of them',
          ),
        });
      } else if (!isMap && keyword && expected?.isRight(member) === false) {
        yield finding({
          node: value,
          path: [key],
          at: 'value',
          message: `\`${key}\` is not ${expected.words}`,
          next: `write ${expected.words} (${keyword.description})`,
        });
      }
      if (isMap || !DATA_KEYWORDS.has(key)) {
        open.push({ value: member, isMap: !isMap && (key === 'properties' || key === 'headers') });
      }
    }
  }
};
