import { highlightName } from '../../../reference/highlight/class-name';
import { rangesOf, type TokenRole } from '../../../reference/highlight/ranges';

function registeredHighlight(role: TokenRole): Highlight {
  const name = highlightName(role);
  const existing = CSS.highlights.get(name);
  if (existing) return existing;
  const created = new Highlight();
  CSS.highlights.set(name, created);
  return created;
}

/**
 * Colors the text of an element without adding elements to it, so that the page stays small and the
 * server-rendered markup unchanged. Without the CSS Custom Highlight API (Level 1), the text keeps
 * one color.
 *
 * @returns a function that removes the colors, or cancels coloring that has not finished
 */
export function highlight(element: HTMLElement, language: string): () => void {
  const text = element.firstChild;
  const isSupported = typeof CSS !== 'undefined' && 'highlights' in CSS;
  if (!isSupported || !(text instanceof Text)) return () => undefined;
  const added: [Highlight, StaticRange][] = [];
  let isWanted = true;
  const color = async (): Promise<void> => {
    const { tokenize } = await import(/* webpackChunkName: "prism" */ './prism');
    if (!isWanted) return;
    for (const { role, start, end } of rangesOf(tokenize(text.data, language) ?? [])) {
      const range = new StaticRange({
        startContainer: text,
        startOffset: start,
        endContainer: text,
        endOffset: end,
      });
      const roleHighlight = registeredHighlight(role);
      roleHighlight.add(range);
      added.push([roleHighlight, range]);
    }
  };
  // If the chunk does not load, the text keeps one color.
  color().catch(() => undefined);
  return () => {
    isWanted = false;
    for (const [roleHighlight, range] of added) roleHighlight.delete(range);
  };
}
