import type { Options } from '@docusaurus/plugin-client-redirects';
import { movedSection } from '../sets';

export { movedSection };

const oldPath = (path: string): string | undefined =>
  `${path}/`.startsWith(`/${movedSection.to}/`)
    ? `/${movedSection.from}${path.slice(movedSection.to.length + 1)}`
    : undefined;

/** Every page of the moved section keeps its old address. */
export const redirects: Options = { createRedirects: oldPath };
