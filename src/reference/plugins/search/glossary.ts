import { kept } from '../../contract/workspace';
import { readGlossary } from '../../remark/words/glossary';
import { type Phrase, phrasesOf } from '../../search/phrases';

/** Phrases that readers type, with the words of the pages; empty for an invalid glossary. */
export const readPhrases = kept((workspace, siteDir: string): readonly Phrase[] => {
  const { search, terms } = readGlossary(workspace, siteDir);
  return phrasesOf([...search, ...terms.map(({ term, not }) => ({ typed: not, find: term }))]);
});
