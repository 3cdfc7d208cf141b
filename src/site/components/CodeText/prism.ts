/**
 * Prism with the languages of samples and answers: a separate chunk, fetched when the first code is
 * in view.
 */
import Prism from 'prismjs';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-go';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-markup-templating';
import 'prismjs/components/prism-php';
import 'prismjs/components/prism-python';
import type { Token } from '../../../reference/highlight/ranges';

// Otherwise Prism colors every code block of the page, including elements that React manages.
Prism.manual = true;

/** Returns the tokens of a text; undefined if the language is not among those above. */
export const tokenize = (text: string, language: string): readonly Token[] | undefined => {
  const grammar = Prism.languages[language];
  return grammar && (Prism.tokenize(text, grammar) as readonly Token[]);
};
