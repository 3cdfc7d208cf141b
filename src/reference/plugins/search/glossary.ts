import { kept } from '../../contract/workspace';
import { readGlossary } from '../../remark/words/glossary';
import { type Phrase, phrasesOf } from '../../search/phrases';

/** What readers type, and the words of the pages for it; nothing while the glossary is wrong. */
export const readPhrases = kept((workspace, siteDir: string): readonly Phrase[] => {
  const { search, terms } = readGlossary(workspace, siteDir);
  return phrasesOf([...search, ...terms.map(({ term, not }) => ({ typed: not, find: term }))]);
});
