import type { SearchResult } from 'minisearch';
import { METHODS } from '../contract/methods';
import type { RecordKind, SearchRecord } from './record';
import { fold, wordsOf } from './tokenize';

/** A reader who types a name wants the thing itself before a part of something else. */
const KIND_WEIGHT: Readonly<Record<RecordKind, number>> = {
  page: 1.6,
  heading: 1.3,
  operation: 1.4,
  event: 1.1,
  error: 1,
  state: 0.9,
  entry: 0.9,
  field: 0.6,
};

/** Folded words with which readers name the kind of what they look for; few texts have them. */
const KIND_WORDS: ReadonlyMap<string, RecordKind> = new Map([
  ['event', 'event'],
  ['webhook', 'event'],
  ['error', 'error'],
  ['endpoint', 'operation'],
  ['field', 'field'],
  ['parameter', 'field'],
  ['status', 'state'],
  ['state', 'state'],
]);

const METHOD_WORDS: ReadonlySet<string> = new Set(METHODS.map(fold));

/** Names of a record as word lists: whole, and an operation's path without method or version. */
const nameForms = ({
  kind,
  title,
  names,
  anchor,
}: SearchRecord): readonly (readonly string[])[] => {
  if (kind !== 'operation') return [title, ...names].map(wordsOf);
  const forms = [title, anchor, ...names].map(wordsOf);
  return forms.flatMap((words) => {
    const [first = '', ...path] = words;
    const unversioned = words.filter((word) => !/^v\d$/.test(word));
    return METHOD_WORDS.has(first)
      ? [words, path, unversioned, unversioned.slice(1)]
      : [words, unversioned];
  });
};

const EXACT = 8;
/** Times the part of the name that is typed already. */
const BEGINS = 4;

/** How much of a record's name the query is. */
const exactness = (record: SearchRecord, asked: readonly string[]): number => {
  const query = asked.join(' ');
  if (query === '') return 1;
  const forms = nameForms(record).map((words) => words.join(' '));
  if (forms.includes(query)) return EXACT;
  const joined = asked.join('');
  if (forms.some((form) => form.replaceAll(' ', '') === joined)) return EXACT;
  const begun = forms.filter((form) => form.startsWith(query));
  return 1 + BEGINS * Math.max(0, ...begun.map((form) => query.length / form.length));
};

/** What a whole set has in common is explained on its first page. */
const INTRODUCTION_WEIGHT = 1.4;
const isIntroduction = ({ kind, set, page }: SearchRecord): boolean =>
  kind === 'heading' && page === `/${set}`;

/** How much each word of a query tells: the fewer results have it, the more. */
export function weightsOf(
  words: readonly string[],
  results: readonly SearchResult[],
): ReadonlyMap<string, number> {
  const counts = new Map(words.map((word) => [word, 0]));
  for (const { queryTerms } of results) {
    for (const term of new Set(queryTerms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([word, count]) => [word, Math.log(1 + results.length / (1 + count))]),
  );
}

/** What a record without a word of the query in its name keeps of its score; the rest goes by the words in it. */
const WITHOUT_NAME = 0.6;

/**
 * The score of a record for a query.
 *
 * @param weights of the words of the query
 * @param asked all words that were typed, in their order
 */
export function scoreOf(
  { match, queryTerms, score }: SearchResult,
  record: SearchRecord,
  weights: ReadonlyMap<string, number>,
  asked: readonly string[],
): number {
  const found = new Set(queryTerms);
  const inName = Object.entries(match).flatMap(([term, fields]) =>
    fields.includes('title') || fields.includes('names') ? [term] : [],
  );
  let [total, covered, named] = [0, 0, 0];
  let isKind = false;
  for (const [word, weight] of weights) {
    const isOfKind = KIND_WORDS.get(word) === record.kind;
    isKind ||= isOfKind;
    total += weight;
    if (found.has(word) || isOfKind) covered += weight;
    if (inName.some((term) => term.startsWith(word))) named += weight;
  }
  return (
    score *
    KIND_WEIGHT[record.kind] *
    (covered / total) ** 3 *
    exactness(record, asked) *
    (isKind && weights.size > 1 ? 1.5 : 1) *
    (WITHOUT_NAME + named / total) *
    (isIntroduction(record) ? INTRODUCTION_WEIGHT : 1)
  );
}
