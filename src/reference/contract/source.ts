import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLParseError,
  visit,
} from 'yaml';
import type { JsonValue, Place } from './model';
import type { Problem } from './problem';
import type { Path } from './json';
import { oncePer } from './once-per';
import { track, type Locator } from './origins';
import { sitePath } from './site-path';
import { textProblem } from './page/text-problem';
import { kept } from './workspace';
import { parseYaml } from './yaml';

/** A parsed YAML file that knows the place of each of its values. */
export interface Source extends Locator {
  /** Absolute path. */
  readonly path: string;
  /** Path relative to the site, with `/`. */
  readonly file: string;
  readonly value: JsonValue | undefined;
  /** Syntax errors and duplicate keys. */
  readonly problems: readonly Problem[];
}

interface Step {
  readonly key: Node | undefined;
  readonly value: Node | undefined;
}

/** The members of a map by key; of duplicate keys, the first. */
const pairsOf = oncePer(
  ({ items }: YAMLMap<Node, Node | null>) =>
    new Map(
      items
        .toReversed()
        .flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : [])),
    ),
);

function stepInto(node: Node | undefined, token: string): Step | undefined {
  if (isSeq<Node>(node)) {
    const item = node.items[Number(token)];
    return item && { key: item, value: item };
  }
  if (!isMap<Node, Node | null>(node)) return undefined;
  const pair = pairsOf(node).get(token);
  return pair && { key: pair.key, value: pair.value ?? undefined };
}

function nodeAt(document: Document, path: Path, part: 'key' | 'value'): Node | undefined {
  let step: Step = { key: document.contents ?? undefined, value: document.contents ?? undefined };
  for (const token of path) {
    const next = stepInto(step.value, token);
    if (!next) return step.key;
    step = next;
  }
  return part === 'value' ? (step.value ?? step.key) : step.key;
}

/** The next step for each kind of syntax error, by its code and message. */
const NEXT_FOR_SYNTAX: readonly (readonly [words: RegExp, next: string])[] = [
  [/^DUPLICATE_KEY/, 'delete one of the two entries, or rename it'],
  [/^TAB_AS_INDENT/, 'indent with spaces'],
  [/end with a [}\]]/, 'close the bracket; a text with ` #` in it needs quotes'],
  [/same column|- indicator|^BAD_INDENT/, 'indent the line as far as its neighbors'],
  [/closing .*quote/, 'close the quote at the end of the text'],
  [/^MULTIPLE_DOCS/, 'delete the line `---`'],
  [/^NON_STRING_KEY/, 'write a text as the key'],
  [/is no number of JSON/, 'write a number, or put the text in quotes'],
];

/** Messages that are plainer than those of the parser. */
const MESSAGES: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: 'A second document starts here',
  NON_STRING_KEY: 'The key is a list or a map',
};

/** After a syntax error the parser guesses, so later errors mislead; a repeated key is harmless. */
const reliable = (errors: readonly YAMLParseError[]): readonly YAMLParseError[] => {
  const firstError = errors.findIndex(({ code }) => code !== 'DUPLICATE_KEY');
  return firstError < 0 ? errors : errors.slice(0, firstError + 1);
};

type PlaceOf = (offset: number) => Place;

function syntaxProblem({ code, message, pos: [start] }: YAMLParseError, place: PlaceOf): Problem {
  const next = NEXT_FOR_SYNTAX.find(([words]) => words.test(`${code} ${message}`))?.[1];
  return {
    place: place(start),
    message: MESSAGES[code] ?? message.replace(/\.?\s*$/, ''),
    next: next ?? 'correct the YAML; a text with `: ` or ` #` needs quotes',
  };
}

/** Reports aliases without an anchor, and aliases of a value that contains them. */
function aliasProblems(document: Document, place: PlaceOf): readonly Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Alias(_, alias, path) {
      const target = alias.resolve(document);
      if (target && !path.includes(target)) return;
      problems.push({
        place: place(alias.range?.[0] ?? 0),
        message: `No value that ends above has the anchor \`&${alias.source}\``,
        next: `put \`&${alias.source}\` before the value that is meant, or write the value here`,
      });
    },
  });
  return problems;
}

/** Finds the place of an offset in a text. */
export function placesIn(file: string, text: string): PlaceOf {
  const lines = new LineCounter();
  lines.lineStarts.push(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
}

/** Parses YAML text; `file` is the path shown in places. */
export function parseSource(path: string, file: string, text: string): Source {
  const unreadable = textProblem(file, text);
  const document = parseYaml(unreadable ? '' : text);
  const place = placesIn(file, text);
  const problems = [
    ...(unreadable ? [unreadable] : []),
    ...reliable(document.errors).map((error) => syntaxProblem(error, place)),
  ];
  if (problems.length === 0) problems.push(...aliasProblems(document, place));
  const source: Source = {
    path,
    file,
    value: problems.length > 0 ? undefined : (document.toJS() as JsonValue),
    problems,
    locate: (path, part) => place(nodeAt(document, path, part)?.range?.[0] ?? 0),
  };
  track(source.value, source);
  return source;
}

/** Reads a YAML file; undefined if there is no such file. */
export const readSource = kept((workspace, path: string): Source | undefined => {
  const text = workspace.text(path);
  return text === undefined
    ? undefined
    : parseSource(path, sitePath(workspace.siteDir, path), text);
});
