import type { MockOperation } from './contract';
import { ownMember } from './json';
import { Refused } from './problems';
import type { Answer, Session } from './session';
import { expandSample } from './store';

/** Returns the preferences of a request (RFC 7240), such as `code=rate_limited`. */
export function preferences(headers: Headers): ReadonlyMap<string, string> {
  const written = (headers.get('Prefer') ?? '').split(/[,;]/);
  return new Map(
    written.flatMap((preference) => {
      const [name = '', value = ''] = preference.split('=').map((part) => part.trim());
      return name === '' ? [] : [[name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')] as const];
    }),
  );
}

/**
 * Returns the example of the contract that a request names (`Prefer: example=`).
 *
 * @throws {Refused} the error that the request names (`Prefer: code=`)
 */
export function preferredAnswer(
  session: Session,
  operation: MockOperation,
  headers: Headers,
): Answer | undefined {
  const wanted = preferences(headers);
  const code = wanted.get('code');
  if (code !== undefined && [...operation.errors, ...operation.commonErrors].includes(code)) {
    throw new Refused(code, { isExample: true, headers: { 'Preference-Applied': `code=${code}` } });
  }
  const name = wanted.get('example');
  const sample =
    name === 'default' ? operation.answer?.sample : ownMember(operation.examples, name);
  if (!sample) return undefined;
  const applied = { 'Preference-Applied': `example=${name ?? ''}` };
  return {
    status: operation.status,
    headers: { ...operation.headers, ...applied },
    body: expandSample(session, sample),
  };
}
