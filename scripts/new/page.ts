import { DESCRIPTION, optional, ROUTE, SET, TEXT, type Generator } from './flags';
import { UsageError, type SiteFiles } from './site-files';
import { fill, scalar, upperFirst } from './template';

/** Entries of a sidebar that name a page, as src/reference/remark/check/sidebar.ts finds them. */
const ITEM = /(?<=^|[[,])\s*'([\w./-]+)'(?=\s*[,\]])/gm;

function addToSidebar(site: SiteFiles, file: string, path: string): void {
  // A set without its own sidebar file gets a sidebar from its contract.
  if (!site.has(file)) return;
  const items = [...site.read(file).matchAll(ITEM)];
  const folder = path.slice(0, path.indexOf('/') + 1);
  const inFolder = items.filter(([, id = '']) => folder !== '' && id.startsWith(folder));
  const last = inFolder.at(-1) ?? items.at(-1);
  if (!last) throw new UsageError(`${file} lists no page. Add '${path}' to it by hand.`);
  site.insert(file, last.index + last[0].length, `, '${path}'`);
}

export const page: Generator = {
  example: 'npm run new -- page --set general --path api/first-card --title "First card"',
  flags: {
    set: SET,
    path: ROUTE,
    title: optional(TEXT),
    description: optional(DESCRIPTION),
  },
  run(site, { set = '', path = '', ...values }) {
    const file = `partners/${set}/${path}.mdx`;
    if (site.has(file)) throw new UsageError(`${file} already exists. Choose another --path.`);
    const name = path.slice(path.lastIndexOf('/') + 1);
    const {
      title = upperFirst(name.replaceAll('-', ' ')),
      description = `${title}: what you need, each step, and what to do when one of them fails.`,
    } = values;
    site.write(
      file,
      fill('page.mdx', {
        title: scalar(title),
        heading: title,
        description: scalar(description),
      }),
    );
    addToSidebar(site, `sidebars.${set}.ts`, path);
    return [
      `write ${file}`,
      `move '${path}' to the right place in sidebars.${set}.ts`,
      'link to the page from the pages whose readers need it',
    ];
  },
};
