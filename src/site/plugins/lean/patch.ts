import { join } from 'node:path';

/** Replaces a text of a module, or everything from it to the end of another text. */
export interface Edit {
  readonly text: string;
  readonly until?: string;
  readonly by: string;
}

/**
 * A change to Docusaurus that readers notice. Each patch is a file in `patches`. It is left out
 * when the installed Docusaurus is not as the patch expects (fence.ts). Modules are named by their
 * path below `node_modules`.
 */
export interface Patch {
  readonly name: string;
  /** The measured difference that it makes; sizes are compressed with Brotli. */
  readonly gain: string;
  /** Texts that it relies on without changing them; each occurs exactly once in its module. */
  readonly expects?: Readonly<Record<string, readonly string[]>>;
  /** Whether it changes the bundle that renders HTML instead of the bundle for browsers. */
  readonly onServer?: boolean;
  readonly edits?: Readonly<Record<string, readonly Edit[]>>;
  /** Files to use instead of modules. */
  readonly replacements?: Readonly<Record<string, string>>;
}

/** A file of `client`, which replaces a module. */
export const clientFile = (name: string): string => join(__dirname, 'client', name);
