import type { JsonObject, Place } from './base';

export const ERROR_SCOPES = [
  'listed',
  'every-operation',
  'body',
  'path-id',
  'idempotency-key',
  'outside-operations',
  'failure',
] as const;
export type ErrorScope = (typeof ERROR_SCOPES)[number];

/** An entry of the error catalog (`errors.yaml`), RFC 9457. */
export interface ErrorCode {
  /** lower_snake_case, the `code` member of the problem. */
  readonly code: string;
  /** HTTP status; undefined for a code that only `failure` of an object holds. */
  readonly status: number | undefined;
  readonly title: string;
  /** Topic whose page explains it, or `common`: explained on the intro page. */
  readonly topic: string;
  /** Which operations can return it without naming it in `x-errors`. */
  readonly appliesTo: ErrorScope;
  /** Markdown. */
  readonly when: string;
  readonly causes: readonly string[];
  readonly fixes: readonly string[];
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** Whether the words of the example hold for that one case alone. */
  readonly varies?: true;
  /** Markdown: how the sandbox answers with it. */
  readonly sandbox: string;
  /** Complete `application/problem+json` body; of a code without status, the `failure` itself. */
  readonly example: JsonObject;
  /** Operations that can return it. */
  readonly operations: readonly string[];
  readonly place: Place;
}
