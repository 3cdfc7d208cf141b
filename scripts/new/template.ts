import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';

/** A text as a YAML scalar, in quotes if it needs them. */
export const scalar = (text: string): string => stringify(text, { lineWidth: 0 }).trimEnd();

/** A text as a YAML scalar in quotes: other parsers would read a day as a date. */
export const quoted = (text: string): string =>
  stringify(text, { defaultStringType: 'QUOTE_SINGLE', lineWidth: 0 }).trimEnd();

/** Indents every line of a text. */
export const indented = (text: string, by: number): string =>
  text.replace(/^(?=.)/gm, ' '.repeat(by));

/** A text with its first letter in upper case. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Replaces each `<placeholder>` in a file of `templates/`. Leaves out lines whose placeholder has
 * no value, and indents the further lines of a value below its first line.
 */
export const fill = (
  template: string,
  values: Readonly<Record<string, string | undefined>>,
): string =>
  readFileSync(join(__dirname, 'templates', template), 'utf8').replace(/^.*\n/gm, (line) => {
    const names = [...line.matchAll(/<(\w+)>/g)].map(([, name = '']) => name);
    if (names.some((name) => values[name] === undefined)) return '';
    const indent = ' '.repeat(line.search(/\S|$/) + 2);
    return line.replace(/<(\w+)>/g, (_placeholder, name: string) =>
      (values[name] ?? '').replaceAll('\n', `\n${indent}`),
    );
  });
