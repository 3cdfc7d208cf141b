/** The defaults of `create-docusaurus`, with docs only, "faster" and Algolia's search. */
export default {
  title: 'Docs',
  url: 'https://docs.peer.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future: { v4: true, experimental_faster: true },
  presets: [
    [
      'classic',
      { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false, pages: false },
    ],
  ],
  themeConfig: {
    navbar: { title: 'Docs' },
    prism: { additionalLanguages: ['bash', 'json'] },
    algolia: { appId: 'PEER', apiKey: 'search-only', indexName: 'docs' },
  },
};
