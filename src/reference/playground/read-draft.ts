import type { JsonValue } from '../contract/model';
import { asObject, asText } from '../contract/json';
import type { Entry } from './catalog';
import { newDraft, type Draft } from './draft';

/** Maximum length of a text that is read from a link or from storage, in characters. */
export const MOST_CHARACTERS = 20_000;

const PREFER = /^(?:code|example)=[\w.-]{1,80}$/;

const isText = (value: JsonValue | undefined): value is string =>
  typeof value === 'string' && value.length <= MOST_CHARACTERS;

/** A text that a header can carry. */
export const HEADER_KEY = /^[\x21-\x7e]{1,255}$/;

/** Whether an operation takes a text as its idempotency key. */
const isKey = ({ operation, validator }: Entry, key: string): boolean =>
  operation.key !== 'none' &&
  HEADER_KEY.test(key) &&
  validator.fits(key, operation.keySchema ?? true);

/** Reads a draft from untrusted data. Keeps only the parts that the operation has. */
export function readDraft(entry: Entry, value: JsonValue): Draft {
  const written = asObject(value);
  const fresh = newDraft(entry);
  const values = asObject(written.values);
  const names = entry.operation.parameters.map(({ in: place, name }) => `${place}.${name}`);
  const body = written.body;
  const prefer = asText(written.prefer) ?? '';
  const key = asText(written.idempotencyKey) ?? '';
  return {
    operation: fresh.operation,
    values: Object.fromEntries(
      names.flatMap((name): [string, string][] => {
        const text = Object.hasOwn(values, name) ? values[name] : fresh.values[name];
        return isText(text) ? [[name, text]] : [];
      }),
    ),
    body: isText(body) && entry.operation.body ? body : fresh.body,
    prefer: PREFER.test(prefer) ? prefer : '',
    idempotencyKey: isKey(entry, key) ? key : '',
  };
}
