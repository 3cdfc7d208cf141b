import type { Nodes } from 'mdast';
import { escapeHtml } from '../../contract/escape-html';

const SAFE_ADDRESS = /^(https?:|mailto:)/i;

/**
 * Converts Markdown (mdast) to plain HTML for feed readers. HTML inside the text is escaped.
 *
 * @param absolute turns the address of a link into an absolute one
 */
export function htmlOf(nodes: readonly Nodes[], absolute: (url: string) => string): string {
  const within = (node: { readonly children: readonly Nodes[] }) => htmlOf(node.children, absolute);
  const write = (node: Nodes): string => {
    switch (node.type) {
      case 'text':
      case 'html':
        return escapeHtml(node.value);
      case 'inlineCode':
        return `<code>${escapeHtml(node.value)}</code>`;
      case 'code':
        return `<pre><code>${escapeHtml(node.value)}</code></pre>`;
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
          ? `<a href="${escapeHtml(url)}">${within(node)}</a>`
          : within(node);
      }
      default:
        return 'children' in node ? within(node) : '';
    }
  };
  return nodes.map(write).join('');
}
