import type { Root } from 'mdast';
import { placeOfNode } from '../../contract/page/elements';
import type { Problem } from '../../contract/problem';
import { walkTree } from '../../contract/page/walk-tree';
import { problemAt } from '../problem';

/** Reports code in a page, whose output would be missing from the Markdown copy and the search. */
export function expressionProblems(root: Root, file: string): readonly Problem[] {
  const problems: Problem[] = [];
  walkTree(root, (node) => {
    const problem = problemAt(placeOfNode(node, file));
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      // Braces with only a comment contain no statement.
      if (!node.data?.estree?.body.length) return;
      problems.push(
        problem(
          'The braces hold code',
          'write a brace in prose as `\\{`, or put the words into backticks',
        ),
      );
    } else if (
      node.type === 'mdxjsEsm' &&
      node.data?.estree?.body.some(({ type }) => type !== 'ImportDeclaration')
    ) {
      problems.push(
        problem('The page holds code', 'delete it; a page imports parts, and exports nothing'),
      );
    }
  });
  return problems;
}
