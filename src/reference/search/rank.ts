import { METHODS } from '../contract/http/methods';
import type { RecordKind, SearchRecord } from './record';
import type { Match } from './match';
import { withOneParameterName } from './path';
import { fold, wordsOf } from './tokenize';

/** A reader who types a name wants the thing itself before a part of something else. */
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

/** The more words there are, the more they tell what is meant, and the less its kind does. */
const OF_SEVERAL = 0.5;

/** Above 1: half of two words answered is worth less than half of a whole. */
const ANSWERED = 2.5;

/** Folded words with which readers name the kind of what they look for; few texts have them. */
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

/** Names of a record as word lists: whole, and an operation's path without method or version. */
const nameForms = (
  { kind, title, names, anchor }: SearchRecord,
  isPath: boolean,
): readonly (readonly string[])[] => {
  if (kind !== 'operation') return isPath ? [] : [title, ...names].map(wordsOf);
  // `GET /loans` lists loans; the one that is called `getLoan` reads one.
  const called = isPath ? names.filter((name) => name.includes('/')) : [title, anchor, ...names];
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
/** Times the part of the name that is typed already; of a path, the end will do. */
const BEGINS = 4;

/** `requestId`, `user_exists`, `Retry-After`; `country` may be any country. */
const IDENTIFIER = /[a-z][A-Z]|[_.-]/;

/**
 * How much of a record's name the query is.
 *
 * @param asked the words of the query
 * @param told those of them that carry a meaning: `what is a requestId` asks for `requestId`
 * @param isPath a path is the name of operations alone: `/users` is no page about users
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
  const begun = forms.filter(
    (form) => form.startsWith(query) || (isPath && form.endsWith(` ${query}`)),
  );
  return 1 + BEGINS * Math.max(0, ...begun.map((form) => query.length / form.length));
};

/** What it is worth to be on a page whose title the query has: of all limits, `card limits` asks for the card's. */
const ON_PAGE = 1.5;

/** What a whole set has in common is explained on its first page. */
const INTRODUCTION_WEIGHT = 1.4;
const isIntroduction = ({ kind, set, page }: SearchRecord): boolean =>
  kind === 'heading' && page === `/${set}`;

/** A record that is of the kind that a word of the query names speaks of this word as much. */
const OF_KIND = 0.8;
/** What it is worth to be of that kind. */
const IS_KIND = 1.5;
/** What it is worth when the query has all words of the title. */
const WHOLE_TITLE = 0.7;

/**
 * How well a record answers a query, by the words that it has.
 *
 * @param title the words of its title that say something
 * @param isOnPage whether the query has the title of its page
 * @param weights of the words of the query
 */
export function scoreOf(
  { strengths, words }: Match,
  record: SearchRecord,
  title: readonly string[],
  isOnPage: boolean,
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
    (1 + (WHOLE_TITLE * likeness) / Math.max(1, title.length)) *
    (isOnPage && record.kind !== 'page' ? ON_PAGE : 1) *
    (isIntroduction(record) ? INTRODUCTION_WEIGHT : 1)
  );
}

/** What it is worth when all words that follow each other in the query do so in the record. */
const TOGETHER = 0.5;

/**
 * How many words of a query stand beside their neighbors in a record, as a factor of its score.
 *
 * @param orders the words of the query, and those of the pages for its phrases
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
