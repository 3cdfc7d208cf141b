import type { RootContent } from 'mdast';
import { playground as console, playgroundLine } from '../blocks/playground';
import type { Operation } from '../contract/model';
import { code, link, text } from '../blocks/tree/mdast';
import { hrefOn, type Page } from './reference';
import type { Tag } from './tag';

/** Fragment that opens an operation in the playground; an anchor of the page without JavaScript. */
export const playgroundAnchor = (operationId: string): string => `op=${operationId}`;

/** Address of an operation in the playground of the page's set. */
export const playgroundHref = (page: Page, operationId: string): string =>
  `/${page.set}/api/playground#${playgroundAnchor(operationId)}`;

/** Address of the request that brings an error about, in the playground of the page's set. */
export const reproduceHref = (page: Page, operationId: string, code: string): string =>
  `/${page.set}/api/playground?error=${code}#${playgroundAnchor(operationId)}`;

const line = (page: Page, { id, method, path, summary }: Operation): RootContent => {
  const target = page.reference.target('op', id);
  const name = [text(summary)];
  return playgroundLine({ id: playgroundAnchor(id) }, [
    code(`${method} ${path}`),
    text(' '),
    ...(target ? [link(hrefOn(page, target), name)] : name),
  ]);
};

/** `<Playground />`: the console with the sandbox of the set. */
export const playgroundTag: Tag = {
  name: 'Playground',
  required: [],
  optional: [],
  example: '<Playground />',
  expand: (_values, page) => {
    const { operations } = page.reference.contract;
    const data = `@generated/playground/default/${page.set}`;
    return [
      console(
        { load: { module: `${data}.json` }, loadFields: { module: `${data}-fields.json` } },
        operations.map((operation) => line(page, operation)),
      ),
    ];
  },
};
