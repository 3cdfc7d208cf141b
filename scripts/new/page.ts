import type { Generator } from './kinds';
import { upperFirst, UsageError, type SiteText } from './site-text';

const titleOf = (path: string): string => {
  const words = (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return upperFirst(words);
};

const pageText = (title: string, description: string): string => `---
title: ${title}
description: ${JSON.stringify(description)}
---

# ${title}

What the reader can do after this page, in one sentence.

## Before you start

What the reader needs before the first step.

## Steps

1. What to do first.

## When a step fails

What to check, what to do, and whether a retry is safe.
`;

/** Entries of a sidebar that name a page, as src/reference/remark/check/sidebar.ts finds them. */
const ITEM = /(?<=^|[[,])\s*'([\w./-]+)'(?=\s*[,\]])/gm;

function addToSidebar(site: SiteText, file: string, path: string): void {
  // A set without a sidebar of its own gets one from its contract.
  if (!site.has(file)) return;
  const text = site.read(file);
  const items = [...text.matchAll(ITEM)];
  const folder = path.includes('/') ? path.slice(0, path.indexOf('/') + 1) : '';
  const inFolder = items.filter(([, id = '']) => folder !== '' && id.startsWith(folder));
  const last = inFolder.at(-1) ?? items.at(-1);
  if (!last) throw new UsageError(`${file} lists no page. Add '${path}' to it by hand.`);
  site.insert(file, last.index + last[0].length, `, '${path}'`);
}

export const page: Generator = {
  example: 'npm run new -- page --set general --path api/first-card --title "First card"',
  flags: {
    set: { needed: true, form: 'set' },
    path: { needed: true, form: 'route' },
    title: { needed: false, form: 'text' },
    description: { needed: false, form: 'description' },
  },
  run(site, { set, values }) {
    const { path = '' } = values;
    const file = `partners/${set}/${path}.mdx`;
    if (site.has(file)) throw new UsageError(`${file} already exists. Choose another --path.`);
    const title = values.title ?? titleOf(path);
    const description =
      values.description ??
      `${title}: what you need, each step, and what to do when one of them fails.`;
    site.write(file, pageText(title, description));
    addToSidebar(site, `sidebars.${set}.ts`, path);
    return [
      `write ${file}`,
      `move '${path}' to the right place in sidebars.${set}.ts`,
      'link to the page from the pages whose readers need it',
    ];
  },
};
