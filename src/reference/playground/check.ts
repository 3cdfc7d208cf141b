import { formatPointer } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { parseJson } from '../contract/parse-json';
import type { Validator } from '../contract/validate';
import type { Entry } from './catalog';
import type { Draft } from './draft';

/** At most this many issues are listed: nobody reads a longer list. */
export const MOST_ISSUES = 20;

/** What the contract says against a draft. */
export interface Issue {
  /** `path.cardId`, `query.limit`, `key`, or `body` and a pointer (RFC 6901), `body/label`. */
  readonly at: string;
  readonly message: string;
}

/** The value that a parameter's text stands for. */
function coerce(text: string, type: JsonValue | undefined): JsonValue {
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) {
    return Number(text);
  }
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}

function bodyIssues({ operation }: Entry, text: string, validator: Validator): readonly Issue[] {
  if (!operation.body) return [];
  if (text.trim() === '') {
    return operation.body.required ? [{ at: 'body', message: 'The body is required.' }] : [];
  }
  const parsed = parseJson(text);
  if ('fault' in parsed) {
    return [{ at: 'body', message: `The body can't be read as JSON. ${parsed.fault}` }];
  }
  return validator
    .check(parsed.value, operation.body.schema)
    .map(({ path, detail }) => ({ at: `body${formatPointer(path)}`, message: detail }));
}

/** Everything in a draft that the contract does not allow; empty when it fits. */
export function issuesOf(entry: Entry, draft: Draft, validator: Validator): readonly Issue[] {
  const parameters = entry.operation.parameters.flatMap((parameter) => {
    const at = `${parameter.in}.${parameter.name}`;
    const text = draft.values[at] ?? '';
    if (text === '') return parameter.required ? [{ at, message: 'Required.' }] : [];
    const value = coerce(text, validator.resolve(parameter.schema).type);
    return validator.check(value, parameter.schema).map(({ detail }) => ({ at, message: detail }));
  });
  const key = draft.idempotencyKey;
  const keyIssue =
    key === '' || /^[A-Za-z0-9_-]{16,64}$/.test(key)
      ? []
      : [{ at: 'key', message: 'Expected 16 to 64 letters, digits, hyphens or underscores.' }];
  return [...parameters, ...keyIssue, ...bodyIssues(entry, draft.body, validator)];
}
