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
  /** HTTP status; undefined for a code that only occurs in `failure` of an object. */
  readonly status: number | undefined;
  readonly title: string;
  /** Topic whose page explains the code, or `common` for the intro page. */
  readonly topic: string;
  /** Which operations can return it without naming it in `x-errors`. */
  readonly appliesTo: ErrorScope;
  /** Markdown. */
  readonly when: string;
  readonly causes: readonly string[];
  readonly fixes: readonly string[];
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** Whether the texts of the example only apply to that one case. */
  readonly varies?: true;
  /** Markdown: how to make the sandbox answer with it. */
  readonly sandbox: string;
  /** Complete `application/problem+json` body; the `failure` itself for a code without status. */
  readonly example: JsonObject;
  /** Operations that can return it. */
  readonly operations: readonly string[];
  readonly place: Place;
}
