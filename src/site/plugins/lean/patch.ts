import { join } from 'node:path';
import type { PostCssOptions } from '@docusaurus/types';

/** Replaces a text of a module, or everything from it to the end of another text. */
export interface Edit {
  readonly text: string;
  readonly until?: string;
  readonly by: string;
}

/**
 * One thing that this site does differently from Docusaurus because readers feel it. Each patch is a
 * file in `patches`. It is left out where Docusaurus looks different (fence.ts). Modules are named by
 * their path below `node_modules`.
 */
export interface Patch {
  readonly name: string;
  /** What was measured with and without it; sizes are brotli. */
  readonly gain: string;
  /** Texts that it relies on without changing them; each occurs exactly once in its module. */
  readonly expects?: Readonly<Record<string, readonly string[]>>;
  /** Whether it changes the bundle that renders HTML, and not the one that browsers load. */
  readonly onServer?: boolean;
  readonly edits?: Readonly<Record<string, readonly Edit[]>>;
  /** Files to use instead of modules. */
  readonly replacements?: Readonly<Record<string, string>>;
  readonly cacheGroups?: Readonly<Record<string, object>>;
  readonly plugins?: readonly object[];
  readonly configurePostCss?: (options: PostCssOptions) => PostCssOptions;
}

/** A file of `client`, which replaces a module. */
export const clientFile = (name: string): string => join(__dirname, 'client', name);
