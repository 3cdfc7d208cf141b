import { parse } from 'yaml';
import { formatPlace } from '../../src/reference/contract/problem';
import type { Finding } from '../support/finding';
import { placeAt, type Prose } from './prose';

interface Term {
  readonly term: string;
  readonly meaning: string;
  readonly not: readonly string[];
  readonly unless?: readonly string[];
}

interface Glossary {
  readonly terms: readonly Term[];
  readonly banned: readonly { readonly word: string; readonly instead: string }[];
}

/** A word that prose must not contain, and what to say to its writer. */
interface Forbidden {
  readonly pattern: RegExp;
  readonly unless: readonly RegExp[];
  readonly next: string;
}

const escape = (value: string): string => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word or phrase, over line breaks too, in singular and plural. */
const patternOf = (phrase: string): RegExp =>
  new RegExp(`(?<![\\w-])${phrase.split(' ').map(escape).join('\\s+')}s?(?![\\w-])`, 'gi');

/** Reads a glossary; a word that is both a term and forbidden is a mistake. */
export function readGlossary(source: string): readonly Forbidden[] {
  const { terms, banned } = parse(source) as Glossary;
  const names = new Set(terms.map(({ term }) => term.toLowerCase()));
  return [
    ...terms.flatMap(({ term, meaning, not, unless = [] }) =>
      not.map((word) => {
        if (names.has(word.toLowerCase())) throw new Error(`"${word}" is a term itself.`);
        return {
          pattern: patternOf(word),
          unless: unless.map(patternOf),
          next: `write "${term}": ${meaning}`,
        };
      }),
    ),
    ...banned.map(({ word, instead }) => ({
      pattern: patternOf(word),
      unless: [],
      next: `${instead}.`,
    })),
  ];
}

const isExcused = (text: string, offset: number, unless: readonly RegExp[]): boolean =>
  unless.some((pattern) =>
    [...text.matchAll(pattern)].some(
      ({ index, 0: phrase }) => index <= offset && offset < index + phrase.length,
    ),
  );

/** Every forbidden word with its place and the right one; `checked` counts words of prose. */
export function checkProse(glossary: readonly Forbidden[], all: readonly Prose[]): Finding {
  const faults = all.flatMap((prose) =>
    glossary.flatMap(({ pattern, unless, next }) =>
      [...prose.text.matchAll(pattern)]
        .filter(({ index }) => !isExcused(prose.text, index, unless))
        .map(({ index, 0: word }) => {
          const place = formatPlace(placeAt(prose, index));
          return `${place} "${word.replace(/\s+/g, ' ')}" is not our word. Next: ${next}`;
        }),
    ),
  );
  const words = all.map(({ text }) => text.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0);
  return { checked: words.reduce((sum, count) => sum + count, 0), faults };
}
