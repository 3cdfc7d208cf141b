import type { Nodes } from 'mdast';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML 1.0 cannot hold, not even escaped (section 2.2). */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text escaped for XML and HTML, between tags and in attributes. */
export const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const SAFE_ADDRESS = /^(https?:|mailto:)/i;

/**
 * Markdown (mdast) as plain HTML, for feed readers. HTML inside the text is escaped.
 *
 * @param absolute turns the address of a link into an absolute one
 */
export function htmlOf(nodes: readonly Nodes[], absolute: (url: string) => string): string {
  const within = (node: { readonly children: readonly Nodes[] }) => htmlOf(node.children, absolute);
  const write = (node: Nodes): string => {
    switch (node.type) {
      case 'text':
      case 'html':
        return escaped(node.value);
      case 'inlineCode':
        return `<code>${escaped(node.value)}</code>`;
      case 'code':
        return `<pre><code>${escaped(node.value)}</code></pre>`;
      case 'paragraph':
        return `<p>${within(node)}</p>`;
      case 'strong':
        return `<strong>${within(node)}</strong>`;
      case 'emphasis':
        return `<em>${within(node)}</em>`;
      case 'break':
        return '<br>';
      case 'list':
        return node.ordered ? `<ol>${within(node)}</ol>` : `<ul>${within(node)}</ul>`;
      case 'listItem':
        return `<li>${within(node)}</li>`;
      case 'link': {
        const url = absolute(node.url);
        return SAFE_ADDRESS.test(url)
          ? `<a href="${escaped(url)}">${within(node)}</a>`
          : within(node);
      }
      default:
        return 'children' in node ? within(node) : '';
    }
  };
  return nodes.map(write).join('');
}
