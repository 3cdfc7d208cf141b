import { join } from 'node:path';
import { ROOT } from '../../tests/support/paths';
import type { Topic } from '../pages/topic';

export type SiteId = 'ours' | 'contract';

/** This site, with generated pages. */
export interface Site {
  readonly id: SiteId;
  /** The name in tables. */
  readonly name: string;
  /** The absolute path of its sources. */
  readonly dir: string;
  /** The absolute path of its build output. */
  readonly output: string;
  /** The path that it is served under, with both slashes. */
  readonly baseUrl: string;
  /** The absolute paths of everything that it keeps between builds, including its output. */
  readonly kept: readonly string[];
  /** The arguments for Node.js to build it, in its folder. */
  readonly build: readonly string[];
  /** The path of a page, as in the sidebar's links. */
  pathOf(topic: Topic): string;
  /** Writes sources for these pages. */
  prepare(topics: readonly Topic[]): void;
}

/**
 * The folder in which a site is generated and built: below the root, so that it finds the
 * repository's packages.
 */
export const folderOf = (id: SiteId): string => join(ROOT, '.cache/bench', id);
