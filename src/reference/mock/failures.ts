import { formatPointer } from '../contract/json';
import type { MockOperation } from './contract';
import { usualTitle, type Refused } from './problems';
import type { Answer } from './session';

/** Statuses of refusals without an error catalog; `404` is its own status, other codes get 400. */
const STATUS: Readonly<Record<string, number>> = {
  authentication_failed: 401,
  permission_denied: 403,
  not_found: 404,
  method_not_allowed: 405,
  idempotency_in_progress: 409,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  validation_failed: 422,
};
/** Status to fall back to: APIs use either one for a request that does not fit its schema. */
const SIMILAR: Readonly<Record<string, string>> = { 400: '422', 422: '400' };

/**
 * Returns the answer to a refused request as its operation documents it, for the status, its range,
 * or `default`. If it documents none, the body is the reason as plain text. `Sandbox-Reason` explains
 * every refusal.
 */
export function failureAnswer(
  { code, options: { detail, breaches = [], headers } }: Refused,
  operation: MockOperation | undefined,
): Answer {
  const usual = String(STATUS[code] ?? (/^[45]\d\d$/.test(code) ? code : 400));
  const failures = operation?.failures ?? {};
  const key = [usual, SIMILAR[usual] ?? '', `${usual.charAt(0)}XX`, 'default'].find((candidate) =>
    Object.hasOwn(failures, candidate),
  );
  const status = Number(key !== undefined && /^\d+$/.test(key) ? key : usual);
  const reasons = [
    detail ?? `${usualTitle(code)}.`,
    ...breaches.map((b) => `${formatPointer(b.path)}: ${b.detail}`),
  ];
  const reason = reasons.join(' ').replaceAll(/[^\x20-\x7e]/g, '?');
  const { type, body } =
    key === undefined ? { type: 'text/plain', body: reason } : { ...failures[key] };
  const typed = type === undefined ? {} : { 'Content-Type': type };
  return { status, headers: { ...typed, 'Sandbox-Reason': reason, ...headers }, body };
}
