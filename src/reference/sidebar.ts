import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { draftOf } from './contract/load';
import { topicPath } from './contract/routes';
import type { DocsSet, Workspace } from './contract/workspace';

type Generator = PluginOptions['sidebarItemsGenerator'];
type Items = Awaited<ReturnType<Generator>>;

/** Paths of the topics' pages, in the order in which the contract lists its tags. */
const topicPages = (workspace: Workspace, set: string): readonly string[] =>
  (draftOf(workspace, set)?.topics ?? []).map(({ name }) => topicPath(name));

/**
 * The sidebar of a set that has no `sidebars.<set>.ts`: the intro, the operations in the order of
 * the contract, what partners implement, and every other page.
 */
export const sidebarItems =
  (workspace: Workspace, { id: set, title }: DocsSet): Generator =>
  ({ docs }) => {
    const topics = topicPages(workspace, set);
    const rank = (id: string): number => (topics.includes(id) ? topics.indexOf(id) : Infinity);
    const ids = docs.map(({ id }) => id).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
    const pages = (keep: (id: string) => boolean): Items =>
      ids.filter(keep).map((id) => ({ type: 'doc', id }));
    const category = (folder: string, label: string, name: string, description: string): Items => {
      const items = pages((id) => id.startsWith(`${folder}/`));
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
        `${title} API`,
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
