import type { Program } from 'estree';
import type { Root } from 'mdast';
import { placeOfNode } from '../../contract/page/elements';
import type { Problem } from '../../contract/problem';
import { walkTree } from '../../contract/page/walk-tree';
import { problemAt } from '../problem';
import { declaredIn } from '../vocabulary';

/** What Docusaurus hands to the code of every page. */
const GIVEN = ['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets'];

/** Names that an expression reads, those of functions in it included. */
function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null || !('type' in value)) return [];
  const node = value as Readonly<Record<string, unknown>> & { readonly type: string };
  if (node.type === 'Identifier') return [String(node.name)];
  const { key, property, ...rest } = node;
  return Object.values({
    ...rest,
    ...(node.computed === true ? { key, property } : {}),
  }).flatMap(namesIn);
}

/** Braces that name what the page does not have: it would crash when it is shown. */
export function* unknownNames(root: Root, file: string): Generator<Problem> {
  const programs: Program[] = [];
  walkTree(root, (node) => {
    if (node.type === 'mdxjsEsm' && node.data?.estree) programs.push(node.data.estree);
  });
  const known = new Set([...GIVEN, ...programs.flatMap(declaredIn).map(({ name }) => name)]);
  const problems: Problem[] = [];
  walkTree(root, (node) => {
    const isCode = ['mdxTextExpression', 'mdxFlowExpression', 'mdxjsEsm'].includes(node.type);
    if (!isCode || !('data' in node)) return;
    const written = (node.data as { estree?: Program } | undefined)?.estree?.body ?? [];
    const body = written.filter(({ type }) => type !== 'ImportDeclaration');
    if (body.some(({ type }) => type === 'ExportDefaultDeclaration')) {
      problems.push(
        problemAt(placeOfNode(node, file))(
          'What the page exports would be shown in its place',
          'delete `export default`',
        ),
      );
      return;
    }
    // A function has parameters of its own.
    if (JSON.stringify(body).includes('"params"')) return;
    const [statement] = body;
    const value = statement?.type === 'ExpressionStatement' ? statement.expression.type : '';
    if (/^(?:Object|ArrowFunction|Function|New)Expression$/.test(value)) {
      problems.push(
        problemAt(placeOfNode(node, file))(
          'The braces hold no text, and the page would crash',
          'write a brace in prose as `\\{`, or put the words into backticks',
        ),
      );
      return;
    }
    const name = namesIn(body).find((used) => !known.has(used) && !(used in globalThis));
    if (name === undefined) return;
    const problem = problemAt(placeOfNode(node, file));
    problems.push(
      node.type === 'mdxjsEsm'
        ? problem(`The code names \`${name}\`, which the page does not have`, 'import or define it')
        : problem(
            `The braces name \`${name}\`, which the page does not have`,
            `write a brace in prose as \`\\{\`, or put the words into backticks: \`{${name}}\``,
          ),
    );
  });
  yield* problems;
}
