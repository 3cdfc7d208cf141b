import type { Root } from 'mdast';
import { blockNamed } from '../blocks';
import { elementsOf, placeOfNode } from '../contract/page/elements';
import type { Problem } from '../contract/problem';
import { type ElementForm, tagProblems } from './form';
import { hint, problemAt } from './problem';

/** HTML elements that pages may contain. */
const HTML = new Set(
  (
    'a abbr b br code dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i ' +
    'img ins kbd li mark noscript ol p picture pre q s samp section small source span strong sub ' +
    'summary sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
);

/** Whether pages may contain the element: an HTML element or a custom element. */
export const isHtml = (name: string): boolean => HTML.has(name) || /^[a-z].*-/.test(name);

/**
 * Reports problems with the elements of a page: a name that is neither imported nor in the
 * vocabulary (MDX would only fail during rendering), wrong attributes, and an import with the name
 * of a tag, which would replace it, or of a component, which reference blocks would then show.
 */
export function* vocabularyProblems(
  root: Root,
  file: string,
  tags: readonly ElementForm[],
): Generator<Problem> {
  // `<Figure>` becomes text before a page is parsed (src/reference/contract/facts).
  const tagNames = [...tags.map(({ name }) => name), 'Figure'];
  const imported = root.children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => (statement.type === 'ImportDeclaration' ? statement.specifiers : []))
    .map(({ local }) => local);
  for (const { name, loc } of imported) {
    if (!tagNames.includes(name) && !blockNamed(name)) continue;
    // Columns of an ESTree count from 0.
    const place = { file, line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 };
    yield problemAt(place)(
      tagNames.includes(name)
        ? `\`${name}\` is the name of a tag of the vocabulary, which would be shown instead`
        : `\`${name}\` is the name of a component that reference blocks are made of; they would show this one`,
      `give it another name, \`Page${name}\`, here and where it is used`,
    );
  }
  const knownNames = new Set([...tagNames, ...imported.map(({ name }) => name)]);
  for (const element of elementsOf(root)) {
    const place = placeOfNode(element, file);
    const problem = problemAt(place);
    const tag = tags.find((known) => known.name === element.name);
    if (tag) yield* tagProblems(element, tag, place);
    const [name = ''] = element.name?.split('.') ?? [];
    if (/^[A-Z]/.test(name) && !knownNames.has(name)) {
      const next = `${hint(name, knownNames)} The vocabulary is listed in src/site/components/README.md`;
      yield problem(`<${name}> is not a tag of the vocabulary`, next);
    }
    if (/^[a-z]/.test(name) && !isHtml(name)) {
      const next = `${hint(name, HTML)} A \`<\` in prose is written \`&lt;\``;
      yield problem(`<${name}> is not an HTML element that pages may use`, next);
    }
  }
}
