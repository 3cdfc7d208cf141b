import { compose } from './compose';
import { listAnswer } from './lists';
import type { Answer, Session } from './session';
import type { Input, Surroundings } from './surroundings';
import type { Validator } from '../contract/validate';

/** Answers a `GET`. */
export function read(
  session: Session,
  validator: Validator,
  input: Input,
  around: Surroundings,
): Answer {
  const {
    route: { operation, path },
    query,
    names,
    headers: sent,
  } = input;
  const context = { session, validator, operation, names };
  const sources = around.parents.map((entity) => ({ entity, consumed: false }));
  const body =
    operation.target.kind === 'list'
      ? listAnswer(session, operation, { query, path, young: around.young }, validator)
      : (around.target?.value ?? compose(context, { body: undefined, query }, sources));
  const headers: Record<string, string> = { ...operation.headers };
  if ('ETag' in headers) {
    const tag = `"${hash(`${operation.id} ${JSON.stringify([...query])}`)}"`;
    headers.ETag = tag;
    const known = (sent.get('If-None-Match') ?? '').split(',').map((one) => one.trim());
    if (operation.notModified && known.some((one) => one === tag || one === `W/${tag}`)) {
      return { status: 304, headers, body: undefined };
    }
  }
  return { status: operation.status, headers, body };
}

function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}
