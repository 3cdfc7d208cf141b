import type { Options } from '@docusaurus/plugin-client-redirects';
import { movedSections } from '../sets';

export { movedSections };

const oldPaths = (path: string): string[] =>
  movedSections
    .filter(({ to }) => `${path}/`.startsWith(`/${to}/`))
    .map(({ from, to }) => `/${from}${path.slice(to.length + 1)}`);

/** Every page of a moved section keeps its old address as a redirect. */
export const redirects: Options = { createRedirects: oldPaths };
