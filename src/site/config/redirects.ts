import type { Options } from '@docusaurus/plugin-client-redirects';
import type { MovedSection } from '../boot/address';

/**
 * The general set was published under `/peer-wallet` before; every path there
 * leads to the same place under `/general`.
 */
export const movedSection: MovedSection = { from: 'peer-wallet', to: 'general' };

const oldPath = (path: string): string | undefined =>
  `${path}/`.startsWith(`/${movedSection.to}/`)
    ? `/${movedSection.from}${path.slice(movedSection.to.length + 1)}`
    : undefined;

/** Every page of the moved section keeps its old address. */
export const redirects: Options = { createRedirects: oldPath };
