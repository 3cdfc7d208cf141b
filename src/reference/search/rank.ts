import { METHODS } from '../contract/http/methods';
import { anchorWords } from '../contract/page/anchors';
import type { RecordKind, SearchRecord } from './record';
import type { Match } from './match';
import { withOneParameterName } from './path';
import { fold, wordsOf } from './tokenize';

/** Weight of each kind: a reader who types a name wants the thing itself before its parts. */
const KIND_WEIGHT: Readonly<Record<RecordKind, number>> = {
  page: 1.35,
  heading: 1.3,
  operation: 1.4,
  event: 1.1,
  error: 0.8,
  state: 0.6,
  entry: 0.5,
  field: 0.45,
};

/** Exponent of the kind's weight for several words, which already say what is meant. */
const OF_SEVERAL = 0.5;

/** Exponent of the answered share of a query: one of two words is worth less than half. */
const ANSWERED = 2.5;

/** Folded words with which readers name the kind of thing; few texts contain them. */
const KIND_WORDS: ReadonlyMap<string, RecordKind> = new Map([
  ['event', 'event'],
  ['webhook', 'event'],
  ['notify', 'event'],
  ['notification', 'event'],
  ['error', 'error'],
  ['endpoint', 'operation'],
  ['fee', 'entry'],
  ['field', 'field'],
  ['parameter', 'field'],
  ['status', 'state'],
  ['state', 'state'],
]);

const isOfKind = (word: string, { kind, anchor }: SearchRecord): boolean =>
  word === 'header' ? anchor.includes('.header.') : KIND_WORDS.get(word) === kind;

const METHOD_WORDS: ReadonlySet<string> = new Set(METHODS.map(fold));

/** Returns the names of a record as word lists; an operation's also without method or version. */
const nameForms = (
  { kind, title, names, anchor }: SearchRecord,
  isPath: boolean,
): readonly (readonly string[])[] => {
  if (kind !== 'operation') return isPath ? [] : [title, ...names].map(wordsOf);
  // A path matches only paths: `GET /loans` lists loans, but the operation `getLoan` reads one.
  const called = isPath
    ? names.filter((name) => name.includes('/'))
    : [title, anchorWords(anchor), ...names];
  const forms = called.map((name) => wordsOf(isPath ? withOneParameterName(name) : name));
  return forms.flatMap((words) => {
    const [first = '', ...path] = words;
    const unversioned = words.filter((word) => !/^v\d$/.test(word));
    return METHOD_WORDS.has(first)
      ? [words, path, unversioned, unversioned.slice(1)]
      : [words, unversioned];
  });
};

const EXACT = 8;

/** Identifiers: `requestId`, `user_exists`, `Retry-After`. `country` may mean any country. */
const IDENTIFIER = /[a-z][A-Z]|[_.-]/;

/**
 * Returns a factor for how much of a record's name the query covers.
 *
 * @param asked the words of the query
 * @param told the words without function words: `what is a requestId` asks for `requestId`
 * @param isPath whether the query is a path, which names only operations, not pages
 */
export const exactness = (
  record: SearchRecord,
  asked: readonly string[],
  told: readonly string[],
  isPath: boolean,
): number => {
  const query = asked.join(' ');
  if (query === '') return 1;
  const forms = nameForms(record, isPath).map((words) => words.join(' '));
  if (forms.includes(query)) return EXACT;
  const name = told.filter((word) => !isOfKind(word, record));
  const identifiers = [record.title, ...record.names]
    .filter((one) => IDENTIFIER.test(one))
    .map((one) => wordsOf(one).join(' '));
  if ([told, name].some((words) => identifiers.includes(words.join(' ')))) return EXACT;
  const joined = asked.join('');
  if (forms.some((form) => form.replaceAll(' ', '') === joined)) return EXACT;
  return 1;
};

/** Minimum strength of a word that names a kind, for records of this kind. */
const OF_KIND = 0.8;
/** Factor for a record of a kind that the query names. */
const IS_KIND = 1.5;
/** Bonus when the query contains all words of the title; a share of it for some of them. */
const WHOLE_TITLE = 0.7;

/**
 * Returns how well a record answers a query, judged by its words.
 *
 * @param title the words of its title that carry a meaning
 * @param weights the weights of the words of the query
 */
export function scoreOf(
  { strengths, words }: Match,
  record: SearchRecord,
  title: readonly string[],
  weights: ReadonlyMap<string, number>,
): number {
  let [total, answered] = [0, 0];
  let isKind = false;
  for (const [word, weight] of weights) {
    const namesKind = isOfKind(word, record);
    isKind ||= namesKind;
    total += weight;
    answered += weight * Math.max(strengths.get(word) ?? 0, namesKind ? OF_KIND : 0);
  }
  const likeness = title.reduce((sum, word) => sum + (words.get(word)?.likeness ?? 0), 0);
  return (
    (answered / total) ** ANSWERED *
    KIND_WEIGHT[record.kind] ** (weights.size > 1 ? OF_SEVERAL : 1) *
    (isKind && weights.size > 1 ? IS_KIND : 1) *
    (1 + (WHOLE_TITLE * likeness) / Math.max(1, title.length))
  );
}

/** Bonus when all words that are neighbors in the query are also neighbors in the record. */
const TOGETHER = 0.5;

/**
 * Returns a factor for how many words of a query are next to the same neighbors in a record.
 *
 * @param orders the words of the query, and for each of its phrases the words of the pages
 */
export function togetherness(
  { title, names, text }: SearchRecord,
  { words }: Match,
  orders: readonly (readonly string[])[],
): number {
  const places = orders.flatMap((order) => [...order, '']);
  const pairs = new Set<number>();
  for (const part of [title, ...names, text]) {
    let before = -Infinity;
    for (const word of wordsOf(part)) {
      const place = places.indexOf(words.get(word)?.asked ?? ' ');
      if (place >= 0 && Math.abs(place - before) === 1) pairs.add(Math.min(place, before));
      before = place < 0 ? -Infinity : place;
    }
  }
  const most = Math.max(1, ...orders.map(({ length }) => length - 1));
  return 1 + TOGETHER * Math.min(1, pairs.size / most);
}
