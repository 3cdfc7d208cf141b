/** Endings of one family of words, after at least three letters; the first that fits is taken off. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=...)ifications?$/, 'ify'],
  [/(?<=...)(?:iz)?(?:ations?|ators?|ating|ated?)$/, ''],
  [/(?<=...[^aeiou])(?:izing|ized?)$/, ''],
  [/(?<=...)(?:ions?|ings?|able|ible|ed|er|or|al|ly|e)$/, ''],
];

/** Forms of verbs that no ending tells. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['frozen', 'freeze'],
  ['held', 'hold'],
  ['kept', 'keep'],
  ['lost', 'lose'],
  ['paid', 'pay'],
  ['sent', 'send'],
]);

/** What the words of a family share: `decline`, `declined` and `declining` give `declin`. */
export const stemOf = (word: string): string => {
  if (/\P{L}/u.test(word)) return word;
  const form = FORMS.get(word) ?? word;
  const ending = ENDINGS.find(([pattern]) => pattern.test(form));
  const stem = ending ? form.replace(...ending) : form;
  return stem.replace(/([^aeiouls])\1$/, '$1').replace(/i$/, 'y');
};
