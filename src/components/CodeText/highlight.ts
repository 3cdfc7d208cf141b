import { Prism } from 'prism-react-renderer';
import { rangesOf, TOKEN_ROLES, type Token, type TokenRole } from './ranges';

/** Name of a role for `::highlight()`; see highlight.css. */
export const highlightName = (role: TokenRole): string => `code-${role}`;

/** Whether the browser colors text by ranges (CSS Custom Highlight API Level 1). */
const supported = (): boolean => typeof CSS !== 'undefined' && 'highlights' in CSS;

const registered = (role: TokenRole): Highlight => {
  const name = highlightName(role);
  const existing = CSS.highlights.get(name);
  if (existing) return existing;
  const created = new Highlight();
  CSS.highlights.set(name, created);
  return created;
};

/**
 * Colors the text of an element without adding elements to it: the page stays
 * small, and what the server sent stays as it is.
 *
 * @returns a function that takes the colors away
 */
export const highlight = (element: HTMLElement, language: string): (() => void) => {
  const text = element.firstChild;
  const grammar = Prism.languages[language];
  if (!supported() || !grammar || !(text instanceof Text)) return () => undefined;
  const highlights = new Map(TOKEN_ROLES.map((role) => [role, registered(role)] as const));
  const added = rangesOf(Prism.tokenize(text.data, grammar) as readonly Token[]).map(
    ({ role, start, end }) => {
      const range = new StaticRange({
        startContainer: text,
        startOffset: start,
        endContainer: text,
        endOffset: end,
      });
      highlights.get(role)?.add(range);
      return [role, range] as const;
    },
  );
  return () => {
    for (const [role, range] of added) highlights.get(role)?.delete(range);
  };
};
