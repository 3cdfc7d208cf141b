import type { Identifier, Program } from 'estree';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { hint, problem } from './problem';
import { placeOf, siteFile } from './tag';

/**
 * Components that a writer may set in a page without importing them, beside the
 * tags that the transformers replace. src/theme/MDXComponents holds each of them.
 */
export const WRITERS_COMPONENTS = [
  'Details',
  'SampleContractNotice',
  'MethodBadge',
  'StatusBadge',
] as const;

/** Components that the transformers write into a page; src/theme/MDXComponents holds each of them. */
export const REFERENCE_COMPONENTS: readonly string[] = [
  'Anchored',
  'ChangeHead',
  'CodeTabs',
  'Endpoint',
  'ErrorEntries',
  'ErrorEntry',
  'ErrorLine',
  'ErrorLines',
  'Example',
  'Fact',
  'Facts',
  'Field',
  'FieldGroup',
  'Fields',
  'FieldValue',
  'FieldValues',
  'FieldVariants',
  'OperationLine',
  'OperationLines',
  'PresentWhen',
  'ReferenceBlock',
  'ReferenceMain',
  'ReferenceResponse',
  'ReferenceSection',
  'ReferenceSide',
  'Samples',
  'StateDiagram',
  'StateMeaning',
  'StateMove',
  'StateMoves',
  'StateName',
];

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

/**
 * Stops on a tag that neither the page nor the vocabulary knows (MDX alone fails
 * at render time), and on a name of the page's own that a transformer would take
 * for its tag, or that would take the place of a component in reference blocks.
 */
export const vocabulary: Plugin<[readonly string[]], Root> = function transformer(tags) {
  return (root, vfile) => {
    const known = new Set<string>([...tags, ...WRITERS_COMPONENTS]);
    const { file } = siteFile(vfile.path, vfile.cwd);
    visit(root, 'mdxjsEsm', (node) => {
      for (const { name, loc } of node.data?.estree ? declaredIn(node.data.estree) : []) {
        known.add(name);
        if (!tags.includes(name) && !REFERENCE_COMPONENTS.includes(name)) continue;
        // Columns of an ESTree count from 0.
        const place = loc
          ? { file, line: loc.start.line, column: loc.start.column + 1 }
          : placeOf(node, file);
        throw problem(
          place,
          tags.includes(name)
            ? `\`${name}\` is the name of a tag of the vocabulary, which would be shown instead.`
            : `\`${name}\` is the name of a component that reference blocks are made of; they would show this one.`,
          `give it another name, \`Page${name}\`, here and where it is used.`,
        );
      }
    });
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const name = 'name' in node && typeof node.name === 'string' ? node.name : undefined;
      const start = name?.split('.')[0];
      if (start === undefined || !/^[A-Z]/.test(start) || known.has(start)) return;
      throw problem(
        placeOf(node, file),
        `<${start}> is no tag of the vocabulary.`,
        `${hint(start, known)} The vocabulary stands in src/components/README.md.`,
      );
    });
  };
};
