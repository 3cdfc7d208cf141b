/** What a change log entry announces about the end of something. */
export interface Notice {
  /** When the removal was announced, in seconds since 1970. */
  readonly since: number;
  /** Earliest time of the removal, as an IMF-fixdate (RFC 9110, 5.6.7). */
  readonly sunset: string;
  /** URL of the change log entry. */
  readonly link: string;
}

/** The announced removal of an operation, or of a part of its request. */
export interface Ending extends Notice {
  /** `[]` for the operation, `['query', 'status']`, `['body', 'limits', 'perDay']`. */
  readonly part: readonly string[];
}

/** An earlier version of the contract; without a notice, its end is not announced. */
export interface EarlierVersion {
  readonly version: string;
  readonly notice?: Notice;
}
