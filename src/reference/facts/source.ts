import { readFileSync } from 'node:fs';
import { LineCounter } from 'yaml';
import type { Place } from '../contract/model';
import { ContractError, type Problem } from '../contract/problem';
import { parseSource, stampOf, type Source } from '../contract/source';
import { expandFigures } from './expand';
import { factPaths, readFacts } from './read';
import { sitePath } from '../contract/site-path';

const placeIn = (file: string, text: string): ((offset: number) => Place) => {
  const lines = new LineCounter();
  lines.lineStarts.push(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
};

/** A text below `partners/` with its figures in words, and every wrong tag in it. */
export function textWithFigures(
  siteDir: string,
  path: string,
  source: string,
): { readonly text: string; readonly problems: readonly Problem[] } {
  const { facts, problems: wrong } = readFacts(siteDir, path);
  const { text, mistakes } = expandFigures(source, facts);
  const place = placeIn(sitePath(siteDir, path), source);
  const problems = mistakes.map(({ offset, message, next }) => ({
    place: place(offset),
    message,
    next,
    rule: 'figure',
  }));
  return { text, problems: [...wrong, ...problems] };
}

/**
 * A page or partial with its figures in words.
 *
 * @throws {ContractError} with every wrong tag, and with mistakes of the data files
 */
export function pageWithFigures(siteDir: string, path: string, source: string): string {
  const { text, problems } = textWithFigures(siteDir, path, source);
  if (problems.length > 0) throw new ContractError(problems);
  return text;
}

interface Members {
  [key: string]: unknown;
}

/** Replaces texts in place, because origins are kept by the identity of objects. */
function replaceTexts(value: unknown, replace: (text: string) => string): void {
  if (typeof value !== 'object' || value === null) return;
  const members = value as Members;
  for (const [key, member] of Object.entries(members)) {
    if (typeof member === 'string') members[key] = replace(member);
    else replaceTexts(member, replace);
  }
}

interface Known {
  readonly stamps: readonly (string | undefined)[];
  readonly source: Source;
}

const known = new Map<string, Known>();

/**
 * Reads a YAML file of the contract with its figures in words; from memory while
 * neither it nor the figures have changed. `undefined` when there is none.
 */
export function readContractSource(siteDir: string, path: string): Source | undefined {
  const stamps = [path, ...factPaths(siteDir, path)].map(stampOf);
  if (stamps[0] === undefined) return undefined;
  const key = `${siteDir}\n${path}`;
  const before = known.get(key);
  if (before?.stamps.every((stamp, index) => stamp === stamps[index])) return before.source;
  const written = readFileSync(path, 'utf8');
  const { problems } = textWithFigures(siteDir, path, written);
  const parsed = parseSource(path, sitePath(siteDir, path), written);
  const { facts } = readFacts(siteDir, path);
  replaceTexts(parsed.value, (text) => expandFigures(text, facts).text);
  const source = { ...parsed, problems: [...parsed.problems, ...problems] };
  known.set(key, { stamps, source });
  return source;
}
