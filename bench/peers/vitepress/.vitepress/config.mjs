import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

const groups = JSON.parse(readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'));

/** The default theme with its local search. */
export default defineConfig({
  title: 'Docs',
  cleanUrls: true,
  srcDir: 'docs',
  themeConfig: {
    search: { provider: 'local' },
    sidebar: groups.map(({ label, pages }) => ({
      text: label,
      collapsed: true,
      items: pages.map(({ slug, title }) => ({ text: title, link: `/api/${slug}` })),
    })),
  },
});
