import { join } from 'node:path';
import { readDataFile } from '../../contract/data-file';
import glossarySchema from '../../contract/glossary.schema.json';
import { asObject } from '../../contract/json';
import type { Problem } from '../../contract/problem';
import { placesIn, type Source } from '../../contract/source';
import { kept } from '../../contract/workspace';
import { phraseWords } from '../../search/stop-words';
import { wordsOf } from '../../search/tokenize';
import { problemAt } from '../problem';
import type { Prose } from './prose';

export interface Term {
  readonly term: string;
  readonly meaning: string;
  readonly not: readonly string[];
  readonly unless?: readonly string[];
}

/** The content of the glossary file, and its problems. */
export interface Glossary {
  readonly terms: readonly Term[];
  readonly banned: readonly { readonly word: string; readonly instead: string }[];
  readonly search: readonly { readonly typed: readonly string[]; readonly find: string }[];
  readonly problems: readonly Problem[];
}

/** A word that prose must not contain, and the advice for its writer. */
interface Forbidden {
  readonly pattern: RegExp;
  readonly unless: readonly RegExp[];
  readonly next: string;
}

export const glossaryPath = (siteDir: string): string =>
  join(siteDir, 'partners', 'shared', 'glossary.yaml');

/** Reports words that are terms, but forbidden by another entry. */
const contradictions = (source: Source, terms: readonly Term[]): readonly Problem[] => {
  const names = new Set(terms.map(({ term }) => term.toLowerCase()));
  return terms.flatMap(({ not }, index) =>
    [...not.entries()]
      .filter(([, word]) => names.has(word.toLowerCase()))
      .map(([position, word]) =>
        problemAt(source.locate(['terms', String(index), 'not', String(position)], 'value'))(
          `"${word}" is a term itself`,
          'leave it out here, or write another term there',
        ),
      ),
  );
};

/** Reports phrases that the search reduces to a single word, as all queries with it would match. */
const shortened = (source: Source, search: Glossary['search']): readonly Problem[] =>
  search.flatMap(({ typed }, index) =>
    [...typed.entries()].flatMap(([position, phrase]) => {
      const [word = '', ...more] = phraseWords(wordsOf(phrase));
      if (more.length > 0 || wordsOf(phrase).length === 1) return [];
      return problemAt(
        source.locate(['search', String(index), 'typed', String(position)], 'value'),
      )(
        `the search looks for "${phrase}" as "${word}" alone`,
        `write "${word}" if that says enough, or a phrase with a second, specific word`,
      );
    }),
  );

/** Reports terms with two entries. */
const repeated = (source: Source, terms: readonly Term[]): readonly Problem[] => {
  const names = terms.map(({ term }) => term.toLowerCase());
  return names.flatMap((name, index) =>
    names.indexOf(name) < index
      ? [
          problemAt(source.locate(['terms', String(index), 'term'], 'value'))(
            `There are two entries for "${name}"`,
            'make one of the two',
          ),
        ]
      : [],
  );
};

/** Reads the glossary of a site; it is empty if the file is missing. */
export const readGlossary = kept((workspace, siteDir: string): Glossary => {
  const path = glossaryPath(siteDir);
  const none = { terms: [], banned: [], search: [] };
  if (workspace.stamp(path) === undefined) return { ...none, problems: [] };
  const { source, value, problems } = readDataFile(workspace, path, glossarySchema);
  if (!source || value === undefined) return { ...none, problems };
  const written = asObject(value) as unknown as Partial<Glossary>;
  const { terms, search } = { ...none, ...written };
  return {
    ...none,
    ...written,
    problems: [
      ...contradictions(source, terms),
      ...repeated(source, terms),
      ...shortened(source, search),
    ],
  };
});

const escape = (value: string): string => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a word or phrase in singular and plural, even across line breaks. */
const patternOf = (phrase: string): RegExp =>
  new RegExp(`(?<![\\w-])${phrase.split(' ').map(escape).join('\\s+')}s?(?![\\w-])`, 'gi');

/** The words that a glossary forbids. */
export const forbiddenBy = ({ terms, banned }: Glossary): readonly Forbidden[] => [
  ...terms.flatMap(({ term, meaning, not, unless = [] }) =>
    not.map((word) => ({
      pattern: patternOf(word),
      unless: unless.map(patternOf),
      next: `write "${term}": ${meaning}`,
    })),
  ),
  ...banned.map(({ word, instead }) => ({ pattern: patternOf(word), unless: [], next: instead })),
];

const isExcused = (text: string, offset: number, unless: readonly RegExp[]): boolean =>
  unless.some((pattern) =>
    [...text.matchAll(pattern)].some(
      ({ index, 0: phrase }) => index <= offset && offset < index + phrase.length,
    ),
  );

/** Reports every forbidden word, with its replacement. */
export function glossaryProblems(
  forbidden: readonly Forbidden[],
  { file, text }: Prose,
): readonly Problem[] {
  const place = placesIn(file, text);
  return forbidden.flatMap(({ pattern, unless, next }) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !isExcused(text, index, unless))
      .map(({ index, 0: word }) =>
        problemAt(place(index))(`"${word.replace(/\s+/g, ' ')}" is not our word`, next),
      ),
  );
}
