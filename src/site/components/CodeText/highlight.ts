import { highlightName } from '../../../reference/highlight/class-name';
import { rangesOf, TOKEN_ROLES, type TokenRole } from '../../../reference/highlight/ranges';

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
 * @returns a function that takes the colors away, or keeps them from coming
 */
export const highlight = (element: HTMLElement, language: string): (() => void) => {
  const text = element.firstChild;
  if (!supported() || !(text instanceof Text)) return () => undefined;
  const added: [TokenRole, StaticRange][] = [];
  let wanted = true;
  const color = async (): Promise<void> => {
    const { tokenize } = await import(/* webpackChunkName: "prism" */ './prism');
    if (!wanted) return;
    const highlights = new Map(TOKEN_ROLES.map((role) => [role, registered(role)] as const));
    for (const { role, start, end } of rangesOf(tokenize(text.data, language) ?? [])) {
      const range = new StaticRange({
        startContainer: text,
        startOffset: start,
        endContainer: text,
        endOffset: end,
      });
      highlights.get(role)?.add(range);
      added.push([role, range]);
    }
  };
  // Without the chunk the text stays in one color.
  color().catch(() => undefined);
  return () => {
    wanted = false;
    for (const [role, range] of added) CSS.highlights.get(highlightName(role))?.delete(range);
  };
};
