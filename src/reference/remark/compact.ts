import { generate } from 'astring';
import type { Program } from 'estree';
import type { Plugin } from 'unified';

/**
 * In the dev server a compiled page is written without indentation: its parts stand
 * deep in each other, and most of its text would be spaces, for the bundler to read
 * and the browser to load with every change. For `recmaPlugins`.
 */
export const compact: Plugin<[], Program, string> = function () {
  if (process.env.NODE_ENV !== 'development') return;
  this.compiler = (program) => generate(program as Program, { comments: true, indent: '' });
};
