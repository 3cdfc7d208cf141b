import { generate } from 'astring';
import type { Program } from 'estree';
import type { Plugin } from 'unified';

/**
 * Writes a compiled page without indentation: its parts stand deep in each other,
 * and most of its text would be spaces, for the bundler to read and in the dev
 * server for the browser to load. For `recmaPlugins`.
 */
export const compact: Plugin<[], Program, string> = function () {
  this.compiler = (program) => generate(program as Program, { comments: true, indent: '' });
};
