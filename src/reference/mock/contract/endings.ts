/** The announced removal of an operation, or of a part of its request. */
export interface Ending {
  /** `[]` for the operation, `['query', 'status']`, `['body', 'limits', 'perDay']`. */
  readonly part: readonly string[];
  /** When the removal was announced, in seconds since 1970. */
  readonly since: number;
  /** Earliest time of the removal, as an IMF-fixdate (RFC 9110, 5.6.7). */
  readonly sunset: string;
  /** URL of the change log entry. */
  readonly link: string;
}
