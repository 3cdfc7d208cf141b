import type { JsonObject, JsonValue } from '../contract/model';
import { errorAnchor } from '../contract/page/anchors';
import { asNumber, asText, defined, formatPointer, objects } from '../contract/json';
import type { MockContract } from './contract';
import type { Answer } from './session';
import type { Breach } from '../contract/schema/validate';

/** A wrong place of a body (RFC 6901), with the rule that it breaks if the catalog cannot tell. */
export type Place = string | readonly [pointer: string, code: Breach['code']];

/**
 * Ends a call with an error that its operation lists (`x-errors`). The example of the error tells
 * which rule the wrong places break, and which places of the request are wrong if none is named.
 */
export type Refuse = (code: string, detail?: string, ...places: readonly Place[]) => never;

/** Ends a request with an error of the catalog. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly options: {
      readonly detail?: string;
      readonly breaches?: readonly Breach[];
      readonly places?: readonly Place[];
      /** Place of the sandbox value in the body that asked for the error. */
      readonly valueAt?: string;
      readonly headers?: Readonly<Record<string, string>>;
      /** Whether the request named the error, so that the answer is the example of the catalog. */
      readonly isExample?: true;
    } = {},
  ) {
    super(code);
  }

  /** Returns the same refusal with additional headers. */
  with(headers: Readonly<Record<string, string>>): Refused {
    return new Refused(this.code, {
      ...this.options,
      headers: { ...this.options.headers, ...headers },
    });
  }
}

/** Maximum number of entries in `Problem.errors`. */
const MOST_ERRORS = 50;
const RETRY_AFTER: Readonly<Record<number, string>> = { 429: '17', 503: '30' };

/** Returns the usual title, the words of the code. In compiled contracts, it is `true`. */
export const usualTitle = (code: string): string =>
  code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');

const titleOf = ({ title }: JsonObject, code: string): JsonValue | undefined =>
  title === true ? usualTitle(code) : title;

/** Returns a detail true in all cases: of the example, or when the error happens, or the title. */
export function generalDetail({ errors }: Pick<MockContract, 'errors'>, code: string): string {
  const { detail, varies, ...rest } = errors[code] ?? {};
  if (varies === true) return `${asText(titleOf(rest, code)) ?? code}.`;
  return asText(varies ?? detail) ?? '';
}

const errorsOf = (breaches: readonly Breach[]): JsonValue =>
  breaches
    .slice(0, MOST_ERRORS)
    .map(({ path, code, detail }) => ({ pointer: formatPointer(path), code, detail }));

interface Context {
  readonly requestId: string;
  readonly instance: string;
  /** Replaces the identifiers in texts of the catalog with those of the request. */
  readonly rename: (text: string) => string;
  /** Whether the request is about a field of an example (`errors`). */
  readonly isField: (field: JsonObject) => boolean;
}

/**
 * Returns the fields at fault: those that the refusal names, or else those of the example that the
 * request is about. The example also tells which rule their values break.
 */
function fieldsOf(
  { code, options: { breaches, places, valueAt, ...told } }: Refused,
  example: JsonValue | undefined,
  { detail, isOther, isField }: Pick<Context, 'isField'> & { detail: string; isOther: boolean },
): JsonValue | undefined {
  if (breaches) return errorsOf(breaches);
  if (told.isExample) return example;
  // The example of this error shows one mistake of many, and tells nothing about the others.
  const shown = code === 'validation_failed' ? [] : objects(example);
  const ofValue = valueAt !== undefined && shown.length > 0 ? [valueAt] : undefined;
  const named = places ?? ofValue;
  if (named) {
    return named.map((place) => {
      const [pointer, rule] = typeof place === 'string' ? [place] : place;
      const like = shown.find((field) => field.pointer === pointer) ?? shown[0];
      return { pointer, code: rule ?? like?.code ?? 'conflict', detail };
    });
  }
  const found = shown.filter(isField);
  if (found.length === 0) return undefined;
  return isOther || told.detail !== undefined
    ? found.map((field) => ({ ...field, detail }))
    : found;
}

/** Returns the answer to a refused request, `application/problem+json` (RFC 9457). */
export function problemAnswer(contract: MockContract, refused: Refused, context: Context): Answer {
  const { code, options: more } = refused;
  const example = contract.errors[code] ?? {};
  const { errors, detail, page, varies, ...rest } = example;
  const isOther = varies !== undefined && !more.isExample;
  const status = asNumber(example.status) ?? 500;
  const written = isOther ? generalDetail(contract, code) : (asText(detail) ?? '');
  const told = more.detail ?? context.rename(written);
  const body: JsonObject = defined({
    type: page === undefined ? undefined : `${asText(page)}#${errorAnchor(code)}`,
    ...rest,
    title: titleOf(rest, code),
    code,
    detail: told,
    instance: context.instance,
    requestId: context.requestId,
    errors: fieldsOf(refused, errors, { detail: told, isOther, isField: context.isField }),
  });
  const headers = defined({
    'Content-Type': 'application/problem+json',
    'Retry-After': RETRY_AFTER[status],
    ...more.headers,
  });
  return { status, headers: headers as Answer['headers'], body };
}

export const fieldsDetail = (count: number): string =>
  count === 1 ? 'One field is wrong.' : `${count} fields are wrong.`;
