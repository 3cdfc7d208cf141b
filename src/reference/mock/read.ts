import { compose } from './compose';
import { listAnswer } from './lists';
import type { Answer, Session } from './session';
import type { CheckedRequest, PathObjects } from './surroundings';
import type { Validator } from '../contract/validate';

/** Answers a `GET`. */
export function read(
  session: Session,
  validator: Validator,
  input: CheckedRequest,
  onPath: PathObjects,
): Answer {
  const {
    route: { operation, path },
    query,
    idsByExample,
    headers: sentHeaders,
  } = input;
  const context = { session, validator, operation, idsByExample };
  const sources = onPath.parents.map((entity) => ({ entity, consumed: false }));
  const body =
    operation.target.kind === 'list'
      ? listAnswer(
          session,
          operation,
          { query, path, belongsToCreated: onPath.belongsToCreated },
          validator,
        )
      : (onPath.target?.value ?? compose(context, { body: undefined, query }, sources));
  const headers: Record<string, string> = { ...operation.headers };
  if ('ETag' in headers) {
    const tag = `"${hash(`${operation.id} ${JSON.stringify([...query])}`)}"`;
    headers.ETag = tag;
    const cachedTags = (sentHeaders.get('If-None-Match') ?? '')
      .split(',')
      .map((cached) => cached.trim());
    if (operation.notModified && cachedTags.some((cached) => [tag, `W/${tag}`].includes(cached))) {
      return { status: 304, headers, body: undefined };
    }
  }
  return { status: operation.status, headers, body };
}

function hash(text: string): string {
  // FNV-1a, 32 bits
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}
