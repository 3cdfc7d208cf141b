import type { Code, Link, Nodes, Root, Table, Text } from 'mdast';
import { parseAllDocuments } from 'yaml';
import { type Element, isElement, placeOfNode } from '../../contract/page/elements';
import type { MdxFile } from '../../contract/page/mdx-file';
import { withoutAnchors } from '../../contract/page/mdx';
import { plainText } from '../../contract/plain-text';
import { counted } from '../../contract/counted';
import type { Problem } from '../../contract/problem';
import { placesIn } from '../../contract/source';
import { walkTree } from '../../contract/page/walk-tree';
import { fenceProblems } from '../code';
import { problemAt } from '../problem';
import { isHtml } from '../vocabulary';
import { expressionProblems } from './expressions';
import { headingProblems } from './headings';
import { nestingProblems } from './nesting';
import { only, rangeOf } from './only';
import { admonitionProblems, leftovers } from './text';

/** The offset of the first error in a code block, with the message and the next step. */
type Stop = readonly [offset: number, message: string, next: string];

function yamlStop(text: string): Stop | undefined {
  const [error] = [parseAllDocuments(text)].flat().flatMap(({ errors }) => errors);
  if (!error) return undefined;
  return error.code === 'DUPLICATE_KEY'
    ? [error.pos[0], 'The object has a member of this name already', 'delete one, or rename it']
    : [
        error.pos[0],
        'This is not YAML',
        'indent alike what belongs together; for an excerpt write `text`',
      ];
}

function jsonStop(text: string): Stop | undefined {
  try {
    JSON.parse(text);
  } catch (error) {
    return [
      Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? 0),
      'This is not JSON',
      'straight quotes around names and texts, no comma after the last member; for an excerpt write `js` or `text`',
    ];
  }
  // JSON is also YAML, whose parser reports duplicate keys.
  return yamlStop(text);
}

/** Reports quotes and dashes of word processors in commands; comments and quoted texts are fine. */
function shellStop(text: string): Stop | undefined {
  const isQuoted = (index: number): boolean =>
    ["'", '"'].some((quote) => text.slice(0, index).split(quote).length % 2 === 0);
  const signs = text.matchAll(/(?<=^(?!\s*#)(?:.*[\s=])?)[“”‘’–—](?=\S)/gm);
  const index = [...signs].find((sign) => !isQuoted(sign.index))?.index;
  const next = 'type the quote or `--` again in a text editor';
  return index === undefined ? index : [index, 'A shell reads this character as a letter', next];
}

const STOPS: Readonly<Record<string, (text: string) => Stop | undefined>> = {
  bash: shellStop,
  json: jsonStop,
  yaml: yamlStop,
};

/** Reports a code block without a closing fence, and invalid JSON or YAML. */
function* codeProblems(node: Code, { file, text }: MdxFile): Generator<Problem> {
  const problem = problemAt(placeOfNode(node, file));
  const written = text.slice(...rangeOf(node));
  const [fence = '```'] = /^(?:`{3,}|~{3,})/.exec(written) ?? [];
  if (!new RegExp(`\\n[ \\t>]*${fence[0] ?? '`'}{${fence.length},}[ \\t]*$`).test(written)) {
    yield problem('The code block that starts here has no end', `write \`${fence}\` below it`);
    return;
  }
  yield* fenceProblems(node, file);
  const stop = STOPS[node.lang ?? '']?.(node.value);
  if (!stop) return;
  const [offset, message, next] = stop;
  const { line, column } = placesIn(file, node.value)(offset);
  const start = placeOfNode(node, file);
  yield problemAt({ file, line: start.line + line, column: start.column + column - 1 })(
    message,
    next,
  );
}

/** Reports rows with more or fewer cells than the head: Markdown silently drops extra cells. */
function* tableProblems({ children: [head, ...rows] }: Table, file: string): Generator<Problem> {
  const columns = head?.children.length ?? 0;
  for (const row of rows) {
    const cells = row.children.length;
    if (cells === columns) continue;
    yield problemAt(placeOfNode(row, file))(
      `The row has ${counted(cells, 'cell')}, and the table ${counted(columns, 'column')}`,
      'write a cell for each column; a `|` within a cell is written `\\|`',
    );
  }
}

/** Reports footnotes that Markdown silently drops, and empty ones. */
function* noteProblems(nodes: readonly Nodes[], file: string): Generator<Problem> {
  const named = new Set(
    nodes.flatMap((node) => (node.type === 'footnoteReference' ? node.identifier : [])),
  );
  for (const note of nodes) {
    if (note.type !== 'footnoteDefinition') continue;
    const problem = problemAt(placeOfNode(note, file));
    const mark = `[^${note.label ?? note.identifier}]`;
    if (note.children.length === 0) yield problem('The note at the foot is empty', 'write it');
    else if (!named.delete(note.identifier)) {
      yield problem(
        `The note is not shown: no \`${mark}\` that has no other note is in the text`,
        `write \`${mark}\` where the note belongs, or delete it`,
      );
    }
  }
}

/** Link texts without meaning for readers whose screen reader lists the links alone. */
const VAGUE = /^(?:click )?(?:here|this|this (?:link|page)|link|more|read more|see more)$/i;

/** Whether a link with these words does not say where it leads. */
export const isVague = (words: string): boolean => VAGUE.test(words);

/** Reports a link without words, or whose words do not describe its target. */
function* linkWordProblems(node: Link | Element, file: string): Generator<Problem> {
  const words = plainText(node).trim();
  const problem = problemAt(placeOfNode(node, file));
  const next = 'write what the reader finds there, `[Freeze a card](./card.mdx)`';
  if (words === '') yield problem('The link has no words', next);
  if (isVague(words)) yield problem(`"${words}" does not say where the link leads`, next);
}

/** Reports HTML attributes that differ in JSX, and event handlers. */
function* attributeProblems(element: Element, file: string): Generator<Problem> {
  const problem = problemAt(placeOfNode(element, file));
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    if (name === 'class' || name === 'for') {
      const right = name === 'class' ? 'className' : 'htmlFor';
      yield problem(`\`${name}\` is HTML, and pages are JSX`, `write \`${right}\``);
    } else if (name === 'style' && typeof value === 'string') {
      yield problem(
        '`style` with a text is HTML, and pages are JSX',
        "leave it out, or write `style={{ color: 'red' }}`",
      );
    } else if (/^on[a-z]/i.test(name)) {
      yield problem(
        `\`${name}\` would run a script, which no page may hold`,
        'leave it out; what moves is a component in `src/site/components`',
      );
    }
  }
}

/** Reports an unknown character reference, which Markdown leaves as it is. */
function* characterProblems(node: Text, { file, text }: MdxFile): Generator<Problem> {
  const [start, end] = rangeOf(node);
  const [name] = /&[A-Za-z]\w*;/.exec(node.value) ?? [];
  const index = name === undefined ? -1 : text.slice(start, end).indexOf(name);
  if (name === undefined || index < 0) return;
  const place = placesIn(file, text)(start + index);
  yield problemAt(place)(`\`${name}\` is the name of no character`, 'write the character itself');
}

/** Reports problems with the Markdown of a page that are valid MDX, but silently lose content. */
export function* markupProblems(mdx: MdxFile, root: Root): Generator<Problem> {
  const { file, text } = mdx;
  const texts: Nodes[] = [];
  const nodes: Nodes[] = [];
  walkTree(root, (node) => {
    nodes.push(node);
    if (node.type === 'text') texts.push(node);
  });
  const prose = only(withoutAnchors(text), texts);
  yield* headingProblems(root, text, file);
  yield* admonitionProblems(prose, file);
  const rows = nodes.flatMap((node) =>
    node.type === 'table' ? [...tableProblems(node, file)] : [],
  );
  yield* rows;
  // The content of a cell that ends too early is incomplete, so its leftovers are not reported.
  const cut = new Set(rows.map(({ place }) => place.line));
  const place = placesIn(file, text);
  for (const { index, message, next } of leftovers(prose)) {
    const start = place(index);
    if (!cut.has(start.line)) yield problemAt(start)(message, next);
  }
  yield* nestingProblems(root, file);
  yield* expressionProblems(root, file);
  yield* noteProblems(nodes, file);
  for (const node of nodes) {
    if (node.type === 'code') yield* codeProblems(node, mdx);
    if (node.type === 'link' || (isElement(node) && node.name === 'a')) {
      yield* linkWordProblems(node, file);
    }
    if (node.type === 'text') yield* characterProblems(node, mdx);
    if (isElement(node) && isHtml(node.name ?? '')) yield* attributeProblems(node, file);
  }
}
