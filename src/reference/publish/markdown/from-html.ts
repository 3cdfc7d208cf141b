import type { Nodes, PhrasingContent, RootContent, TableCell } from 'mdast';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type HtmlElement = DefaultTreeAdapterTypes.Element;
type HtmlParent = DefaultTreeAdapterTypes.ParentNode;

const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

const attribute = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

/** Controls and ornaments. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'button',
  'colgroup',
  'img',
  'link',
  'nav',
  'script',
  'style',
  'svg',
]);

const isLeftOut = (element: HtmlElement): boolean =>
  LEFT_OUT.has(element.tagName) ||
  /\b(?:hash-link|table-of-contents)\b/.test(attribute(element, 'class') ?? '');

const textOf = (parent: HtmlParent): string =>
  parent.childNodes
    .map((node) => {
      if ('value' in node) return node.value;
      if (!isElement(node)) return '';
      return node.tagName === 'br' ? '\n' : textOf(node);
    })
    .join('');

const find = (parent: HtmlParent, name: string): readonly HtmlElement[] =>
  parent.childNodes
    .filter(isElement)
    .flatMap((element) => (element.tagName === name ? [element] : find(element, name)));

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** Layout sets these apart without a space between them. */
const APART: ReadonlySet<string> = new Set(['a', 'span']);

class Reader {
  constructor(private readonly baseUrl: string) {}

  children(parent: HtmlParent): RootContent[] {
    return parent.childNodes.flatMap((node, index, all) => {
      const before = all[index - 1];
      const isApart = before && APART.has(before.nodeName) && APART.has(node.nodeName);
      return isApart ? [text(' '), ...this.node(node)] : this.node(node);
    });
  }

  private node(node: HtmlNode): RootContent[] {
    if (!isElement(node)) {
      return node.nodeName === '#text' && 'value' in node
        ? [text(node.value.replace(/\s+/g, ' '))]
        : [];
    }
    return isLeftOut(node) ? [] : this.element(node);
  }

  private element(element: HtmlElement): RootContent[] {
    const heading = /^h([1-6])$/.exec(element.tagName);
    if (heading) return [this.heading(element, Number(heading[1]) as 1)];
    switch (element.tagName) {
      case 'a':
        return [{ type: 'link', url: this.url(element), children: this.phrasing(element) }];
      case 'b':
      case 'strong':
        return [{ type: 'strong', children: this.phrasing(element) }];
      case 'code':
      case 'kbd':
        return [{ type: 'inlineCode', value: textOf(element) }];
      case 'em':
      case 'i':
        return [{ type: 'emphasis', children: this.phrasing(element) }];
      case 'li':
      case 'span':
      case 'time':
        return this.children(element);
      case 'dl':
        return [this.terms(element)];
      case 'ol':
      case 'ul':
        return [this.list(element)];
      case 'pre':
        return [this.code(element)];
      case 'table':
        return [this.table(element)];
      case 'wbr':
        return [];
      default:
        return [{ type: 'paragraph', children: this.children(element) as PhrasingContent[] }];
    }
  }

  private phrasing(element: HtmlElement): PhrasingContent[] {
    return this.children(element) as PhrasingContent[];
  }

  private heading(element: HtmlElement, depth: 1): RootContent {
    const id = attribute(element, 'id');
    const data = id === undefined ? {} : { data: { hProperties: { id } } };
    return { type: 'heading', depth, children: this.phrasing(element), ...data };
  }

  /** Address below the base path, as links of pages are written; others stay. */
  private url(element: HtmlElement): string {
    const href = attribute(element, 'href') ?? '';
    return href.startsWith(this.baseUrl) ? `/${href.slice(this.baseUrl.length)}` : href;
  }

  private list(element: HtmlElement): RootContent {
    const items = element.childNodes.filter(isElement);
    return {
      type: 'list',
      ordered: element.tagName === 'ol',
      spread: false,
      children: items.map((item) => ({
        type: 'listItem',
        spread: false,
        children: this.children(item) as [],
      })),
    };
  }

  private terms(element: HtmlElement): RootContent {
    const meanings = find(element, 'dd');
    return {
      type: 'list',
      ordered: false,
      spread: false,
      children: find(element, 'dt').map((term, index) => {
        const meaning = meanings[index];
        const strong: PhrasingContent = { type: 'strong', children: this.phrasing(term) };
        const children: Nodes[] = [strong, text(': '), ...(meaning ? this.children(meaning) : [])];
        return { type: 'listItem', spread: false, children: children as [] };
      }),
    };
  }

  private code(element: HtmlElement): RootContent {
    const lang = /\blanguage-(\w+)/.exec(attribute(element, 'class') ?? '')?.[1];
    return { type: 'code', lang: lang ?? null, value: textOf(element).replace(/\n$/, '') };
  }

  private table(element: HtmlElement): RootContent {
    return {
      type: 'table',
      children: find(element, 'tr').map((row) => ({
        type: 'tableRow',
        children: row.childNodes.filter(isElement).flatMap((cell): TableCell[] => {
          const columns = Number(attribute(cell, 'colspan') ?? 1);
          const empty = Array.from({ length: columns - 1 }, (): TableCell => {
            return { type: 'tableCell', children: [] };
          });
          return [{ type: 'tableCell', children: this.phrasing(cell) }, ...empty];
        }),
      })),
    };
  }
}

/**
 * The main part of a page as Markdown nodes, for pages that no Markdown was
 * written for. Layout elements become paragraphs.
 *
 * @param baseUrl path of the site with both slashes; links below it lose it
 */
export function mainOf(html: string, baseUrl: string): RootContent[] {
  const [main] = find(parse(html), 'main');
  if (!main) throw new Error('The page has no <main>.');
  return new Reader(baseUrl).children(main);
}
