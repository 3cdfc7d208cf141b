declare module '@generated/page-list/default/pages.json' {
  import type { ListedPage } from '@site/src/components/SearchDialog/filter';

  const pages: readonly ListedPage[];
  export default pages;
}
