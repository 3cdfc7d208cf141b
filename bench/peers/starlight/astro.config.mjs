import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';

const groups = JSON.parse(readFileSync(new URL('sidebar.json', import.meta.url), 'utf8'));

/** The default theme with its own search (Pagefind). No page has an image. */
export default defineConfig({
  site: 'https://docs.peer.example',
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'Docs',
      sidebar: groups.map(({ label, pages }) => ({
        label,
        collapsed: true,
        items: pages.map(({ slug }) => `api/${slug}`),
      })),
    }),
  ],
});
