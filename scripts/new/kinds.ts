import type { SiteText } from './site-text';

/** The forms of a name or text: a pattern, and what to write. */
export const FORMS = {
  kebab: [/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens, `card-limits`'],
  camel: [/^[a-z][a-zA-Z0-9]*$/, 'words joined in camel case, `createCard`'],
  pascal: [/^[A-Z][a-zA-Z0-9]*$/, 'the name of a schema, `Card`'],
  snake: [
    /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/,
    'lower-case words joined by underscores, `card_not_active`',
  ],
  event: [/^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/, 'an object and what happened, `card.renewed`'],
  path: [
    /^(?:\/(?:[a-z0-9-]+|\{[a-z][a-zA-Z0-9]*\}))+$/,
    'a path with `/`, `/cards/{cardId}/renew`',
  ],
  route: [
    /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/,
    'a path below the set without extension, `api/first-card`',
  ],
  currency: [/^[A-Z]{3}$/, 'a currency code, `EUR`'],
  description: [/^.{40,170}$/, '40 to 170 characters that say what the reader can do here'],
  text: [/\S/, 'some text'],
} as const satisfies Readonly<Record<string, readonly [RegExp, string]>>;

/** The value of a flag: a name or text of some form, or one of several words. */
export type Form = keyof typeof FORMS | 'set' | 'flag' | readonly string[];

interface Flag {
  readonly needed: boolean;
  readonly form: Form;
}

export interface Request {
  readonly set: string;
  readonly values: Readonly<Record<string, string | undefined>>;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Makes one kind of skeleton. */
export interface Generator {
  /** A complete command line. */
  readonly example: string;
  readonly flags: Readonly<Record<string, Flag>>;
  /**
   * Edits the files of the site, and returns what the author has to do next.
   *
   * @throws {UsageError} when the thing already exists, or something that it needs does not
   */
  readonly run: (site: SiteText, request: Request) => readonly string[];
}
