import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** Elements that begin and end a line. */
const LINES = new Set(
  'article aside blockquote br dd details div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tr ul'.split(
    ' ',
  ),
);

/** Elements whose content is not for reading. */
export const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/** The text of HTML, line by line: tags of somebody else's pages mean nothing here. */
export function linesOfHtml(html: string): readonly string[] {
  const lines = [''];
  const add = (text: string): void => {
    lines.push((lines.pop() ?? '') + text);
  };
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('value' in node) add(node.value);
    if (!('childNodes' in node) || SILENT.has(node.nodeName)) return;
    if (LINES.has(node.nodeName)) lines.push('');
    node.childNodes.forEach(walk);
    if (LINES.has(node.nodeName)) lines.push('');
    if (/^t[dh]$/.test(node.nodeName)) add(' ');
  };
  walk(parseFragment(html));
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}
