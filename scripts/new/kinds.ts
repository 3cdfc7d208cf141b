import type { SiteText } from './site-text';

/** The value of a flag: a kind of name or text, or one of several words. */
export type Form =
  | 'set'
  | 'kebab'
  | 'camel'
  | 'pascal'
  | 'snake'
  | 'event'
  | 'path'
  | 'route'
  | 'currency'
  | 'description'
  | 'text'
  | 'flag'
  | readonly string[];

export interface Flag {
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
