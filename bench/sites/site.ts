import { join } from 'node:path';
import { ROOT } from '../../tests/support/paths';
import type { Topic } from '../pages/topic';

export const SITE_IDS = ['stock', 'vitepress', 'starlight', 'ours', 'contract'] as const;
export type SiteId = (typeof SITE_IDS)[number];

/** A generator of sites with the generated pages in it. */
export interface Site {
  readonly id: SiteId;
  /** As the tables call it. */
  readonly name: string;
  /** Absolute path of its sources. */
  readonly dir: string;
  /** Absolute path of what it builds. */
  readonly output: string;
  /** Path it is served under, with both slashes. */
  readonly baseUrl: string;
  /** Absolute paths of what it keeps between builds, its output included. */
  readonly kept: readonly string[];
  /** Arguments for Node.js that build it, in its folder. */
  readonly build: readonly string[];
  /** Path of a page as its sidebar links to it. */
  pathOf(topic: Topic): string;
  /** Writes sources for these pages; the packages of a peer are installed first. */
  prepare(topics: readonly Topic[]): void;
}

/** Where a site is written and built: below the root, where packages of the repository are found. */
export const folderOf = (id: SiteId): string => join(ROOT, '.cache/bench', id);
