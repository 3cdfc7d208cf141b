import type { ImportDeclaration, Program } from 'estree';
import type { RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Operation } from '../contract/model';
import { block } from './jsx';
import { code, link, text } from './mdast';
import { hrefOn, type Page } from './reference';
import { type Tag, transformerOf } from './tag';

const COMPONENTS = '@site/src/components/playground/Playground';

/** Fragment that opens an operation in the playground; an anchor of the page without JavaScript. */
export const playgroundAnchor = (operationId: string): string => `op=${operationId}`;

/** Address of an operation in the playground of the page's set. */
export const playgroundHref = (page: Page, operationId: string): string =>
  `/${page.set}/api/playground#${playgroundAnchor(operationId)}`;

const program = (body: Program['body']): Program => ({
  type: 'Program',
  sourceType: 'module',
  body,
});

/** The component comes with the page that shows it, and ordinary pages go without it. */
const imports: ImportDeclaration = {
  type: 'ImportDeclaration',
  attributes: [],
  source: { type: 'Literal', value: COMPONENTS },
  specifiers: [
    { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: 'Playground' } },
    {
      type: 'ImportSpecifier',
      imported: { type: 'Identifier', name: 'PlaygroundLine' },
      local: { type: 'Identifier', name: 'PlaygroundLine' },
    },
  ],
};

/** `load={() => import('…')}`: the contract of the set, as a chunk of its own. */
const loadAttribute = (set: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name: 'load',
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: {
      estree: program([
        {
          type: 'ExpressionStatement',
          expression: {
            type: 'ArrowFunctionExpression',
            expression: true,
            params: [],
            body: {
              type: 'ImportExpression',
              source: { type: 'Literal', value: `@generated/playground/default/${set}.json` },
            },
          },
        },
      ]),
    },
  },
});

const line = (page: Page, { id, method, path, summary }: Operation): RootContent => {
  const target = page.reference.target('op', id);
  const name = [text(summary)];
  return block('PlaygroundLine', { id: playgroundAnchor(id) }, [
    code(`${method} ${path}`),
    text(' '),
    ...(target ? [link(hrefOn(page, target), name)] : name),
  ]);
};

export const playgroundTag: Tag = {
  name: 'Playground',
  required: [],
  optional: [],
  example: '<Playground />',
  expand: (_values, page) => {
    const { operations } = page.reference.contract;
    const console = block(
      'Playground',
      {},
      operations.map((operation) => line(page, operation)),
    );
    console.attributes.push(loadAttribute(page.set));
    return [{ type: 'mdxjsEsm', value: '', data: { estree: program([imports]) } }, console];
  },
};

/** `<Playground />`: the console with the sandbox of the set. */
export const playground = transformerOf(playgroundTag);
