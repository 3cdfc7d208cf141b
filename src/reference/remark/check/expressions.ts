import type { Node, Program } from 'estree';
import type { Root } from 'mdast';
import { placeOfNode } from '../../contract/page/elements';
import { isObject } from '../../contract/json';
import type { JsonValue } from '../../contract/model';
import type { MdxFile } from '../../contract/page/mdx-file';
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

/** What an expression reads of the front matter, `frontMatter.a.b`. */
function readIn(value: unknown): readonly (readonly string[])[] {
  if (Array.isArray(value)) return value.flatMap(readIn);
  if (typeof value !== 'object' || value === null) return [];
  const path = memberPath(value as Node);
  return path?.[0] === 'frontMatter' ? [path.slice(1)] : Object.values(value).flatMap(readIn);
}

function memberPath(node: Node): readonly string[] | undefined {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'ChainExpression') return memberPath(node.expression);
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const owner = memberPath(node.object);
  return owner && node.property.type === 'Identifier' ? [...owner, node.property.name] : undefined;
}

/** The first part of a path that is not there; a text or list has parts of its own. */
function missingIn(value: JsonValue | undefined, path: readonly string[]): string | undefined {
  const [name, ...rest] = path;
  if (name === undefined || !isObject(value)) return undefined;
  return value[name] === undefined ? name : missingIn(value[name], rest);
}

/** Braces that name what the page does not have: it would crash when it is shown. */
export function* unknownNames({ file, frontMatter }: MdxFile, root: Root): Generator<Problem> {
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
          'The page would show its export instead of its content',
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
    const problem = problemAt(placeOfNode(node, file));
    if (name === undefined) {
      const given = frontMatter?.value ?? {};
      for (const path of readIn(body)) {
        const missing = missingIn(given, path);
        if (missing === undefined) continue;
        problems.push(
          problem(
            `The front matter has no \`${path.join('.')}\``,
            `add \`${missing}\` between the two lines \`---\`, or write the words here`,
          ),
        );
      }
      return;
    }
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
