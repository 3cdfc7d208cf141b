import type { PhrasingContent, RootContent } from 'mdast';
import { fact } from '../blocks/facts';

/** A fact, or nothing where there is nothing to say. */
export const optionalFact = (
  term: string,
  content: readonly (RootContent | PhrasingContent)[],
): readonly RootContent[] => (content.length === 0 ? [] : [fact({ term }, content)]);
