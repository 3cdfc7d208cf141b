import { isTypedAsJson } from '../contract/http/payload';
import { formatPointer } from '../contract/json';
import { parseJson } from '../contract/http/parse-json';
import { coerce } from '../mock/json';
import type { Entry } from './catalog';
import type { Draft } from './draft';

/** Maximum number of issues that are listed. */
export const MOST_ISSUES = 20;

/** A part of a draft that the contract does not allow. */
export interface Issue {
  /** `path.cardId`, `query.limit`, `key`, or `body` and a pointer (RFC 6901), `body/label`. */
  readonly path: string;
  readonly message: string;
}

/** Returns the parts of a body that the contract does not allow. */
export function bodyIssues({ operation, validator }: Entry, text: string): readonly Issue[] {
  if (!operation.body) return [];
  if (text.trim() === '') {
    return operation.body.required ? [{ path: 'body', message: 'The body is required.' }] : [];
  }
  if (!isTypedAsJson(operation.body.type)) return [];
  const parsed = parseJson(text);
  if ('fault' in parsed) {
    return [{ path: 'body', message: `The body can't be read as JSON. ${parsed.fault}` }];
  }
  return validator
    .check(parsed.value, operation.body.schema)
    .map(({ path, detail }) => ({ path: `body${formatPointer(path)}`, message: detail }));
}

/** Returns all parts of a draft that the contract does not allow; none if the draft is valid. */
export function issuesOf(entry: Entry, draft: Draft): readonly Issue[] {
  const { operation, validator } = entry;
  const parameters = operation.parameters.flatMap((parameter) => {
    const path = `${parameter.in}.${parameter.name}`;
    const text = draft.values[path] ?? '';
    if (text === '') return parameter.required ? [{ path, message: 'Required.' }] : [];
    const value = coerce(text, parameter.schema, validator);
    return validator
      .check(value, parameter.schema)
      .map(({ detail }) => ({ path, message: detail }));
  });
  const key = draft.idempotencyKey;
  const keyIssue =
    key === ''
      ? []
      : validator
          .check(key, operation.keySchema ?? true)
          .map(({ detail }) => ({ path: 'key', message: detail }));
  return [...parameters, ...keyIssue, ...bodyIssues(entry, draft.body)];
}
