import { ContractError, type Problem } from '../problem';
import { parseSource, placesIn, type Source } from '../source';
import { kept, type Workspace } from '../workspace';
import { expandFigures } from './expand';
import { readFacts } from './read';
import { sitePath } from '../site-path';

/** Writes out the figures of a text below `partners/`, and reports the problems of its tags. */
export function textWithFigures(
  workspace: Workspace,
  path: string,
  source: string,
): { readonly text: string; readonly problems: readonly Problem[] } {
  const { facts, problems: fileProblems } = readFacts(workspace, path);
  // Figures may only be missing because a data file has mistakes.
  if (fileProblems.length > 0) return { text: source, problems: fileProblems };
  const { text, mistakes } = expandFigures(source, facts);
  const place = placesIn(sitePath(workspace.siteDir, path), source);
  const problems = mistakes.map(({ offset, message, next }) => ({
    place: place(offset),
    message,
    next,
  }));
  return { text, problems };
}

/**
 * Returns a page or partial with its figures in words.
 *
 * @throws {ContractError} with every wrong tag, and with mistakes of the data files
 */
export function pageWithFigures(workspace: Workspace, path: string, source: string): string {
  const { text, problems } = textWithFigures(workspace, path, source);
  if (problems.length > 0) throw new ContractError(problems);
  return text;
}

interface Members {
  [key: string]: unknown;
}

/** Replaces texts in place, because source places are stored by object identity. */
function replaceTexts(value: unknown, replace: (text: string) => string): void {
  if (typeof value !== 'object' || value === null) return;
  const members = value as Members;
  for (const [key, member] of Object.entries(members)) {
    if (typeof member === 'string') members[key] = replace(member);
    else replaceTexts(member, replace);
  }
}

/** Reads a YAML file of the contract with its figures in words; undefined if there is no file. */
export const readContractSource = kept((workspace, path: string): Source | undefined => {
  const written = workspace.text(path);
  if (written === undefined) return undefined;
  const { problems } = textWithFigures(workspace, path, written);
  const parsed = parseSource(path, sitePath(workspace.siteDir, path), written);
  const { facts } = readFacts(workspace, path);
  replaceTexts(parsed.value, (text) => expandFigures(text, facts).text);
  return { ...parsed, problems: [...parsed.problems, ...problems] };
});
