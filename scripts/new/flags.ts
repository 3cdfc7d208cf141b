import { parseArgs } from 'node:util';
import { closest } from '../../src/reference/contract/suggest';
import { setIds } from '../../src/site/config/sets';
import { UsageError, type SiteFiles } from './site-files';

/** A flag of the command line, in the form that `parseArgs` reads. */
interface Flag {
  readonly type: 'string' | 'boolean';
  readonly needed: boolean;
  readonly accepts: (value: string) => boolean;
  /** What to write instead of a value that is not accepted. */
  readonly advice: (value: string) => string;
}

export const oneOf = (...choices: readonly string[]): Flag => ({
  type: 'string',
  needed: true,
  accepts: (value) => choices.includes(value),
  advice: (value) => {
    const near = closest(value, choices);
    return near === undefined ? `Write one of ${choices.join(', ')}.` : `Did you mean \`${near}\`?`;
  },
});

const matching = (pattern: RegExp, description: string): Flag => ({
  type: 'string',
  needed: true,
  accepts: (value) => pattern.test(value),
  advice: () => `Write ${description}.`,
});

export const optional = (flag: Flag): Flag => ({ ...flag, needed: false });

export const SWITCH: Flag = {
  type: 'boolean',
  needed: false,
  accepts: () => true,
  advice: () => '',
};
export const SET = oneOf(...setIds);
export const TEXT = matching(/\S/, 'some text');
export const KEBAB = matching(
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
  'lower-case words joined by hyphens, `card-limits`',
);
export const SNAKE = matching(
  /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/,
  'lower-case words joined by underscores, `card_not_active`',
);
export const CAMEL = matching(/^[a-z][a-zA-Z0-9]*$/, 'words joined in camel case, `createCard`');
export const PASCAL = matching(/^[A-Z][a-zA-Z0-9]*$/, 'the name of a schema, `Card`');
export const EVENT = matching(
  /^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/,
  'an object and what happened, `card.renewed`',
);
export const PATH = matching(
  /^(?:\/(?:[a-z0-9-]+|\{[a-z][a-zA-Z0-9]*\}))+$/,
  'a path with `/`, `/cards/{cardId}/renew`',
);
export const ROUTE = matching(
  /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/,
  'a path below the set without extension, `api/first-card`',
);
export const CURRENCY = matching(/^[A-Z]{3}$/, 'a currency code, `EUR`');
export const DESCRIPTION = matching(
  /^.{40,170}$/,
  '40 to 170 characters that say what the reader can do here',
);

/** The values of the flags; a switch that is on is `true`. */
export type Values = Readonly<Record<string, string | undefined>>;

/** Makes one kind of skeleton. */
export interface Generator {
  /** A complete command line. */
  readonly example: string;
  readonly flags: Readonly<Record<string, Flag>>;
  /**
   * Edits the files of the site, and returns what the author has to do next.
   *
   * @param today day of dated entries, `YYYY-MM-DD`
   * @throws {UsageError} when the new part already exists, or something that it needs does not
   */
  readonly run: (site: SiteFiles, values: Values, today: string) => readonly string[];
}

/**
 * Reads the flags for one kind of skeleton.
 *
 * @throws {UsageError} when a flag is missing, unknown or malformed
 */
export function readFlags({ flags, example }: Generator, args: readonly string[]): Values {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: flags,
    strict: false,
    allowPositionals: true,
  });
  const names = Object.keys(flags);
  const unknown = [...Object.keys(values), ...positionals].find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const near = closest(unknown, names);
    const advice =
      near === undefined ? `The flags are --${names.join(', --')}.` : `Did you mean --${near}?`;
    throw new UsageError(`There is no flag --${unknown} here. ${advice}`);
  }
  const missing: string[] = [];
  const read: Record<string, string> = {};
  for (const [name, { type, needed, accepts, advice }] of Object.entries(flags)) {
    const value = values[name];
    // A flag at the end of the line, without its value, is `true`.
    if (type === 'string' && (value === undefined ? needed : typeof value !== 'string')) {
      missing.push(`--${name}`);
    } else if (value !== undefined) {
      const text = String(value);
      if (!accepts(text)) throw new UsageError(`--${name} cannot be \`${text}\`. ${advice(text)}`);
      read[name] = text;
    }
  }
  if (missing.length > 0) {
    const verb = missing.length === 1 ? 'is' : 'are';
    throw new UsageError(`${missing.join(', ')} ${verb} missing. Example:\n  ${example}`);
  }
  return read;
}
