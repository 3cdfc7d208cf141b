/**
 * Prism with the languages that samples and answers are written in: a chunk of its
 * own, fetched when the first code comes into view.
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

// Prism would color every code block of the page by itself, elements of React among them.
Prism.manual = true;

/** The tokens of a text; undefined when the language is not among those above. */
export const tokenize = (text: string, language: string): readonly Token[] | undefined => {
  const grammar = Prism.languages[language];
  return grammar && (Prism.tokenize(text, grammar) as readonly Token[]);
};
