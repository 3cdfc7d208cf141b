import { fold } from '../blocks/fold';
import { playground as console, playgroundLine } from '../blocks/playground';
import type { BlockNode } from '../blocks/tree/block';
import { code, paragraph, text } from '../blocks/tree/mdast';
import { grouped } from '../contract/grouped';
import { playgroundAnchor } from '../contract/page/anchors';
import type { Operation } from '../contract/model';
import { hrefTo, titleLink } from './links';
import { counted } from '../contract/counted';
import type { Page } from './reference';
import type { Tag } from './tag';

/** The address of an operation in the playground of the page's set. */
export const playgroundHref = (page: Page, operationId: string, query = ''): string =>
  `/${page.set}/api/playground${query}#${playgroundAnchor(operationId)}`;

/** The address of the request that reproduces an error, in the playground of the page's set. */
export const reproduceHref = (page: Page, operationId: string, code: string): string =>
  playgroundHref(page, operationId, `?error=${code}`);

/** The number of operations up to which they are listed openly; more are grouped by topic. */
const MOST_LINES = 300;

const lines = (page: Page, operations: readonly Operation[]): readonly BlockNode[] =>
  operations.map(({ id, method, path, summary }) =>
    playgroundLine({ id: playgroundAnchor(id) }, [
      code(`${method} ${path}`),
      text(' '),
      titleLink(hrefTo(page, 'op', id), summary),
    ]),
  );

const foldedLines = (page: Page, operations: readonly Operation[]): readonly BlockNode[] => {
  const titles = new Map(page.reference.contract.topics.map(({ name, title }) => [name, title]));
  return [...grouped(operations, ({ topic }) => topic)].map(([topic, members]) =>
    fold(
      { title: titles.get(topic) ?? topic, note: counted(members.length, 'operation') },
      lines(page, members),
    ),
  );
};

/** `<Playground />`: the console with the sandbox of the set. */
export const playgroundTag: Tag = {
  name: 'Playground',
  expand: (page) => {
    const { operations } = page.reference.contract;
    // A document may contain only webhooks.
    if (operations.length === 0) return [paragraph([text('There is no operation to try here.')])];
    const data = `@generated/playground/default/${page.set}`;
    return [
      console(
        { load: { module: `${data}.js` }, loadFields: { module: `${data}-fields.json` } },
        operations.length <= MOST_LINES ? lines(page, operations) : foldedLines(page, operations),
      ),
    ];
  },
};
