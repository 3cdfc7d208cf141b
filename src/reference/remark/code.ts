import type { Element as HastElement, Text } from 'hast';
import type { Code, Root } from 'mdast';
import Prism from 'prismjs';
import components from 'prismjs/components.json';
import loadLanguages from 'prismjs/components/index';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { placeOfNode } from '../contract/page/elements';
import { ContractError, type Problem } from '../contract/problem';
import { sitePath } from '../contract/site-path';
import { highlightName } from '../highlight/class-name';
import { joinRanges, rangesOf, type Token } from '../highlight/ranges';
import { hint, problemAt } from './problem';

/** Languages without colors. */
const PLAIN = ['text', 'txt'];

/** Names of all supported languages, including those without colors. */
export const LANGUAGES: ReadonlySet<string> = new Set([
  ...PLAIN,
  ...Object.entries(components.languages as Record<string, { alias?: string | string[] }>)
    .filter(([name]) => name !== 'meta')
    .flatMap(([name, { alias }]) => [name, ...[alias ?? []].flat()]),
]);

/** The only option that may follow the language of a fence. */
const META = /^title="(?<title>[^"]+)"$/;

const text = (value: string): Text => ({ type: 'text', value });

const tokensOf = (value: string, language: string): readonly Token[] => {
  if (PLAIN.includes(language) || !LANGUAGES.has(language)) return [value];
  if (!(language in Prism.languages)) loadLanguages([language]);
  const grammar = Prism.languages[language];
  return grammar ? (Prism.tokenize(value, grammar) as readonly Token[]) : [value];
};

/** The text of a fence, with colored ranges in elements named after their role. */
export const coloredCode = (value: string, language: string): (HastElement | Text)[] => {
  const children: (HastElement | Text)[] = [];
  let done = 0;
  for (const { role, start, end } of joinRanges(rangesOf(tokensOf(value, language)), value)) {
    if (start > done) children.push(text(value.slice(done, start)));
    children.push({
      type: 'element',
      tagName: 'span',
      properties: { className: [highlightName(role)] },
      children: [text(value.slice(start, end))],
    });
    done = end;
  }
  // The last line break distinguishes a block of one line from code within a sentence.
  return [...children, text(`${value.slice(done)}\n`)];
};

/** Reports problems with the language and the title of a code block. */
export function* fenceProblems({ lang, meta, position }: Code, file: string): Generator<Problem> {
  const problem = problemAt(placeOfNode({ position }, file));
  if (!lang) {
    yield problem(
      'The code block has no language.',
      'write it after the backticks: ```json, or ```text.',
    );
  } else if (!LANGUAGES.has(lang)) {
    yield problem(
      `Code in \`${lang}\` cannot be colored.`,
      `${hint(lang, LANGUAGES)} \`text\` leaves it without color.`,
    );
  }
  if (meta && !META.test(meta)) {
    yield problem(
      `\`${meta}\` after the language of a code block has no meaning.`,
      'write title="…" there, or nothing.',
    );
  }
}

/**
 * Colors code blocks at build time, so that pages need no highlighter. Works on every MDX page.
 *
 * @throws {ContractError} with the place of each invalid language or option
 */
export const code: Plugin<[], Root> = () => (root, vfile) => {
  const file = sitePath(vfile.cwd, vfile.path);
  const problems: Problem[] = [];
  visit(root, 'code', (node) => {
    problems.push(...fenceProblems(node, file));
    const title = META.exec(node.meta ?? '')?.groups?.title;
    node.data = {
      ...node.data,
      hProperties: { ...node.data?.hProperties, ...(title && { title }) },
      hChildren: coloredCode(node.value, node.lang ?? 'text'),
    };
  });
  if (problems.length > 0) throw new ContractError(problems);
};
