import type { Options } from '@docusaurus/plugin-client-redirects';

const OLD_PREFIX = '/peer-wallet';
const NEW_PREFIX = '/general';

/**
 * The general set was published under `/peer-wallet` before; each of its
 * pages keeps an address there.
 */
export const redirects: Options = {
  createRedirects: (path) =>
    path === NEW_PREFIX || path.startsWith(`${NEW_PREFIX}/`)
      ? [OLD_PREFIX + path.slice(NEW_PREFIX.length)]
      : undefined,
};
