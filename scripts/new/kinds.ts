import type { SiteText } from './site-text';

/** What a flag takes: a form of name, or one of these words. */
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
   * Changes the site's texts; answers what its writer does next.
   *
   * @throws {UsageError} when it is there already, or something that it needs is not
   */
  readonly run: (site: SiteText, request: Request) => readonly string[];
}
