import { join } from 'node:path';
import { readDataFile } from '../../contract/data-file';
import glossarySchema from '../../contract/glossary.schema.json';
import { asObject } from '../../contract/json';
import { ContractError } from '../../contract/problem';
import { kept } from '../../contract/workspace';
import { type Phrase, type PhraseRow, phrasesOf } from '../../search/phrases';

interface Term {
  readonly term: string;
  readonly not: readonly string[];
}

export const glossaryPath = (siteDir: string): string =>
  join(siteDir, 'partners', 'shared', 'glossary.yaml');

/**
 * The phrases of a glossary; none without the file.
 *
 * @param path absolute
 * @throws {ContractError} when the file is wrong
 */
export const readPhrases = kept((workspace, path: string): readonly Phrase[] => {
  if (workspace.stamp(path) === undefined) return [];
  const { value, problems } = readDataFile(workspace, path, glossarySchema);
  if (problems.length > 0) throw new ContractError(problems);
  const { terms = [], search = [] } = asObject(value) as unknown as {
    readonly terms?: readonly Term[];
    readonly search?: readonly PhraseRow[];
  };
  return phrasesOf([...search, ...terms.map(({ term, not }) => ({ typed: not, find: term }))]);
});
