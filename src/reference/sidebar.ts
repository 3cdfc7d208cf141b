import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { draftOf } from './contract/load';
import { topicPath } from './contract/page/routes';
import type { DocsSet, Workspace } from './contract/workspace';

type Generator = PluginOptions['sidebarItemsGenerator'];
type Items = Awaited<ReturnType<Generator>>;

interface TopicPage {
  readonly path: string;
  readonly group: string | undefined;
}

/** The topics' pages, in the order of the contract's tags. */
const topicPages = (workspace: Workspace, set: string): readonly TopicPage[] =>
  (draftOf(workspace, set)?.topics ?? []).map(({ name, group }) => ({
    path: topicPath(name),
    group,
  }));

/**
 * The sidebar of a set without `sidebars.<set>.ts`: the intro, the operations in the order of the
 * contract, operations that partners implement, and all other pages.
 */
export const sidebarItems =
  (workspace: Workspace, { id: set, title }: DocsSet): Generator =>
  ({ docs }) => {
    const topics = topicPages(workspace, set).filter(({ path }) =>
      docs.some(({ id }) => id === path),
    );
    const rank = (id: string): number => {
      const index = topics.findIndex(({ path }) => path === id);
      return index < 0 ? Infinity : index;
    };
    const ids = docs.map(({ id }) => id).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
    /** The main page of a topic with several pages: `api/card` for `api/card/limits`. */
    const parentOf = (id: string): string | undefined =>
      topics.find(({ path }) => id.startsWith(`${path}/`))?.path;
    /** A page, or a category for a topic with several pages. */
    const itemsOf = (id: string): Items => {
      const below = ids.filter((other) => parentOf(other) === id);
      if (below.length === 0) return [{ type: 'doc', id }];
      const items = [id, ...below].map((page) => ({ type: 'doc', id: page }) as const);
      const label = docs.find((doc) => doc.id === id)?.title ?? id;
      return [{ type: 'category', label, items, collapsed: true, collapsible: true }];
    };
    const pages = (keep: (id: string) => boolean): Items =>
      ids.filter((id) => keep(id) && parentOf(id) === undefined).flatMap(itemsOf);
    const hasGroups = new Set(topics.map(({ group }) => group)).size > 1;
    /** Turns groups into categories at their first topic, unless all topics are in one group. */
    const grouped = (items: Items): Items => {
      if (!hasGroups) return items;
      const groupOf = (item: Items[number]): string | undefined => {
        const first = item.type === 'category' ? item.items[0] : item;
        return first?.type === 'doc'
          ? topics.find(({ path }) => path === first.id)?.group
          : undefined;
      };
      return items.flatMap((item): Items => {
        const label = groupOf(item);
        if (label === undefined) return [item];
        const members = items.filter((other) => groupOf(other) === label);
        if (members[0] !== item) return [];
        return [{ type: 'category', label, collapsed: false, collapsible: true, items: members }];
      });
    };
    const category = (folder: string, label: string, name: string, description: string): Items => {
      const items = grouped(pages((id) => id.startsWith(`${folder}/`)));
      const slug = `/category/${label.toLowerCase().replaceAll(' ', '-')}`;
      const link = { type: 'generated-index', title: name, slug, description } as const;
      return items.length > 0
        ? [{ type: 'category', label, collapsed: false, collapsible: true, link, items }]
        : [];
    };
    return [
      ...pages((id) => id === 'intro'),
      ...category(
        'api',
        'API',
        /\bAPIs?$/.test(title) ? title : `${title} API`,
        `Every operation of ${title}, one page per resource.`,
      ),
      ...category(
        'api-for-us',
        'Your API for us',
        `Your API for ${title}`,
        `The endpoints that you implement and ${title} calls.`,
      ),
      ...pages((id) => id !== 'intro' && !/^api(-for-us)?\//.test(id)),
    ];
  };
