import groups from './sidebar.json';

export default {
  docs: [
    'index',
    ...groups.map(({ label, pages }) => ({
      type: 'category',
      label,
      items: pages.map(({ slug }) => `api/${slug}`),
    })),
  ],
};
