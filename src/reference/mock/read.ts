import type { JsonValue } from '../contract/model';
import { compose } from './compose';
import { hash } from '../contract/hash';
import { listAnswer } from './lists';
import type { Answer, Session } from './session';
import type { CheckedRequest, PathObjects } from './surroundings';

/** Answers a `GET`. */
export function read(
  session: Session,
  request: CheckedRequest,
  { target, belongsToCreated }: Omit<PathObjects, 'parents'>,
  computed?: JsonValue,
): Answer {
  const { operation, query } = request;
  const body =
    computed ??
    (operation.target.kind === 'list'
      ? listAnswer(session, request, belongsToCreated)
      : (target?.value ?? compose(session, { ...request, body: undefined })));
  if (!('ETag' in operation.headers)) {
    return { status: operation.status, headers: operation.headers, body };
  }
  const tag = `"${hash(`${operation.id} ${JSON.stringify([...query])}`)}"`;
  const headers = { ...operation.headers, ETag: tag };
  const cached = (request.headers.get('If-None-Match') ?? '').split(',').map((text) => text.trim());
  return operation.notModified && cached.some((text) => [tag, `W/${tag}`].includes(text))
    ? { status: 304, headers, body: undefined }
    : { status: operation.status, headers, body };
}
