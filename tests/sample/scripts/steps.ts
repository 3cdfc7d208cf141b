import type { List, ListItem, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMdx } from '../../../src/reference/contract/page/mdx';

/** The instructions of a step in a script, and its expected results. */
export interface Step {
  readonly number: number;
  readonly line: number;
  readonly text: string;
  /** All code in the text: addresses, values, states, codes, types of events. */
  readonly code: readonly string[];
  /** Durations in words and decimal amounts. */
  readonly figures: readonly string[];
  /** Statuses of answers, each with the expected error code. */
  readonly answers: readonly { readonly status: number; readonly error: string | undefined }[];
}

const plain = (node: Nodes): string => {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plain).join('') : '';
};

const FIGURE =
  /(\d+ (?:more )?(?:second|minute|hour|day)s?)(?![\w-])|(?<![\w.`-])(\d+\.\d{2,})(?![\w.`])/g;

function stepOf(item: ListItem, number: number): Step {
  const text = plain(item);
  const code: string[] = [];
  visit(item, 'inlineCode', ({ value }) => void code.push(value));
  return {
    number,
    line: item.position?.start.line ?? 1,
    text,
    code: code.filter((word) => !/^[1-5]\d\d$/.test(word)),
    figures: [...text.matchAll(FIGURE)].map(([figure]) => figure.replace('more ', '')),
    answers: [...text.matchAll(/`([1-5]\d\d)`(?: with `([a-z]+_[a-z_]+)`)?/g)].map(
      ([, status, error]) => ({ status: Number(status), error }),
    ),
  };
}

/** Returns the steps below the heading "Script: …". */
export function stepsOf(source: string): readonly Step[] {
  const { children } = parseMdx(source);
  let inScript = false;
  const lists = children.filter((node): node is List => {
    if (node.type === 'heading') inScript = plain(node).startsWith('Script: ');
    return inScript && node.type === 'list' && node.ordered === true;
  });
  return lists.flatMap(({ children: items }) =>
    items.map((item, index) => stepOf(item, index + 1)),
  );
}
