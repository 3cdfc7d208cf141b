import { createHash } from 'node:crypto';
import type { PostCssOptions } from '@docusaurus/types';

/** Texts by the module that holds them, named by its path below `node_modules`. */
export type TextsOfModules = Readonly<Record<string, readonly string[]>>;

/** A text of a module, or all from it until another one, and what takes its place. */
export interface Edit {
  readonly text: string;
  readonly until?: string;
  readonly by: string;
}

/** What a patch changes in a bundle. */
export interface Changes {
  /** Files that take the place of modules. */
  readonly replacements?: Readonly<Record<string, string>>;
  readonly edits?: Readonly<Record<string, readonly Edit[]>>;
  readonly cacheGroups?: Readonly<Record<string, object>>;
  readonly plugins?: readonly object[];
}

/**
 * One thing that this site does differently from Docusaurus because readers feel it. It stands in a
 * file of its own in `patches`, and it is left out where Docusaurus looks different (fence.ts).
 */
export interface Patch {
  readonly name: string;
  /** What was measured with and without it; sizes are brotli. */
  readonly gain: string;
  /** Texts that it relies on without changing them; each stands exactly once in its module. */
  readonly expects: TextsOfModules;
  readonly client?: Changes;
  readonly server?: Changes;
  readonly configurePostCss?: (options: PostCssOptions) => PostCssOptions;
}

/** Tells the persistent cache of the bundler that modules were compiled with other patches. */
export const digestOf = (patches: readonly Patch[]): string =>
  createHash('sha256').update(JSON.stringify(patches)).digest('hex').slice(0, 8);
