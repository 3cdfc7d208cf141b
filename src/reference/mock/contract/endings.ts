/** The announced end of an operation, or of a part of its request. */
export interface Ending {
  /** `[]` for the operation, `['query', 'status']`, `['body', 'limits', 'perDay']`. */
  readonly part: readonly string[];
  /** When the end was announced, in seconds since 1970. */
  readonly since: number;
  /** When it may be removed, IMF-fixdate (RFC 9110, 5.6.7). */
  readonly sunset: string;
  /** Address of the entry of the change log. */
  readonly link: string;
}
