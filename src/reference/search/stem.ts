/** Endings of a word family, after three letters or more, with replacements; the first applies. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=...)ifications?$/, 'ify'],
  [/(?<=...)(?:iz)?(?:ations?|ators?|ating|ated?)$/, ''],
  [/(?<=...[^aeiou])(?:izing|ized?)$/, ''],
  [/(?<=...)(?:ions?|ings?|able|ible|ed|er|or|al|ly|e)$/, ''],
];

/** Irregular verb forms, which have no typical ending. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['frozen', 'freeze'],
  ['held', 'hold'],
  ['kept', 'keep'],
  ['lost', 'lose'],
  ['paid', 'pay'],
  ['sent', 'send'],
]);

/** Returns the stem of a word family: `declin` for `decline`, `declined` and `declining`. */
export const stemOf = (word: string): string => {
  if (/\P{L}/u.test(word)) return word;
  const form = FORMS.get(word) ?? word;
  const ending = ENDINGS.find(([pattern]) => pattern.test(form));
  const stem = ending ? form.replace(...ending) : form;
  return stem.replace(/([^aeiouls])\1$/, '$1').replace(/i$/, 'y');
};
