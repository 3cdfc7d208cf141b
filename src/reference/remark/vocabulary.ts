import type { Identifier, Program } from 'estree';
import type { Root } from 'mdast';
import { blockNamed } from '../blocks';
import type { Problem } from '../contract/problem';
import { walkTree } from '../contract/walk-tree';
import { elementsOf } from './elements';
import { htmlProblems } from './html-elements';
import { hint } from './problem';
import { placeOf } from './tag';
import { readWritten, WRITTEN_COMPONENTS } from './written';

/** Names that the page itself imports, exports or declares. */
const declaredIn = (program: Program): readonly Identifier[] =>
  program.body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({ local }) => local);
    }
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type === 'FunctionDeclaration') return [declaration.id];
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id] : []));
  });

const declarations = (root: Root): readonly Identifier[] => {
  const found: Identifier[] = [];
  walkTree(root, (node) => {
    const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined;
    if (program) found.push(...declaredIn(program));
  });
  return found;
};

/** A name that the page itself declares and that the vocabulary holds already. */
function* takenNames(root: Root, file: string, tags: readonly string[]): Generator<Problem> {
  for (const { name, loc } of declarations(root)) {
    if (!tags.includes(name) && !blockNamed(name)) continue;
    yield {
      // Columns of an ESTree count from 0.
      place: { file, line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 },
      message: tags.includes(name)
        ? `\`${name}\` is the name of a tag of the vocabulary, which would be shown instead`
        : `\`${name}\` is the name of a component that reference blocks are made of; they would show this one`,
      next: `give it another name, \`Page${name}\`, here and where it is used`,
    };
  }
}

/**
 * A tag that neither the page nor the vocabulary knows (MDX alone fails at render
 * time), a component with wrong attributes, and a name of the page's own that a
 * transformer would take for its tag, or that would take the place of a component
 * in reference blocks.
 */
export function* vocabularyProblems(
  root: Root,
  file: string,
  tags: readonly string[],
): Generator<Problem> {
  yield* takenNames(root, file, tags);
  const known = new Set([
    ...tags,
    ...WRITTEN_COMPONENTS.map(({ name }) => name),
    ...declarations(root).map(({ name }) => name),
  ]);
  for (const element of elementsOf(root)) {
    const place = placeOf(element, file);
    const start = element.name?.split('.')[0];
    if (start !== undefined && /^[A-Z]/.test(start) && !known.has(start)) {
      const next = `${hint(start, known)} The vocabulary stands in src/site/components/README.md`;
      yield { place, message: `<${start}> is no tag of the vocabulary`, next };
    }
    const written = WRITTEN_COMPONENTS.find(({ name }) => name === element.name);
    if (written) yield* readWritten(element, written, place).problems;
    yield* htmlProblems(element, place);
  }
}
