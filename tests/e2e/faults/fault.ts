/** A change to the files of a built site. */
export type Edit =
  | {
      readonly kind: 'replace';
      /** Pattern for the paths of the files below the folder of the site, with forward slashes. */
      readonly files: RegExp;
      readonly find: RegExp;
      /** Replacement as in `String.replace`: `$1` is the first group. */
      readonly by: string;
    }
  | { readonly kind: 'remove'; readonly files: RegExp }
  | { readonly kind: 'add'; readonly file: string; readonly text: string };

/** A fault that tests must catch. */
export interface Fault {
  /** Folder of the spec below tests/e2e; defaults to `frame`. */
  readonly folder?: 'frame' | 'search' | 'playground' | 'readers' | '.';
  /** Name of the spec in that folder, without `.spec.ts`. */
  readonly spec: string;
  /**
   * The tests that must catch it: the whole title, including describe blocks, or a pattern for it.
   */
  readonly test: string | RegExp;
  /** Description of the fault. */
  readonly fault: string;
  /**
   * Pattern for the message of the failure. A test that fails with another message has not caught
   * the fault.
   */
  readonly says: RegExp;
  /** Changes to the built site. */
  readonly site?: readonly Edit[];
  /** Changes to the built fixture site. */
  readonly frameSite?: readonly Edit[];
  /** Script that every page runs first. */
  readonly script?: string;
}

const JS = /^assets\/js\/.*\.js$/;
/** Styles are in separate files and, for the first paint, in the pages. */
const CSS = /^assets\/css\/.*\.css$|\.html$/;
const HTML = /\.html$/;

export const replace = (files: RegExp, find: RegExp, by: string): Edit => ({
  kind: 'replace',
  files,
  find,
  by,
});
export const js = (find: RegExp, by: string): Edit => replace(JS, find, by);
export const css = (find: RegExp, by: string): Edit => replace(CSS, find, by);
export const html = (find: RegExp, by: string): Edit => replace(HTML, find, by);
export const addCss = (rule: string): Edit => replace(CSS, /<\/style>|$/, `\n${rule}$&`);
export const remove = (files: RegExp): Edit => ({ kind: 'remove', files });
export const add = (file: string, text: string): Edit => ({ kind: 'add', file, text });
