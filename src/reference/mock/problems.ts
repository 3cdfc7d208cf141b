import type { JsonObject, JsonValue } from '../contract/model';
import { errorAnchor } from '../contract/page/anchors';
import { asNumber, asText, defined, formatPointer } from '../contract/json';
import type { MockContract } from './contract';
import type { Answer } from './session';
import type { Breach } from '../contract/schema/validate';

/** Ends a request with an error of the catalog. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly options: {
      readonly detail?: string;
      readonly breaches?: readonly Breach[];
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

/** Returns the answer to a refused request, `application/problem+json` (RFC 9457). */
export function problemAnswer(
  contract: MockContract,
  { code, options: more }: Refused,
  context: {
    readonly requestId: string;
    readonly instance: string;
    /** Replaces the identifiers in texts of the catalog with those of the request. */
    readonly rename: (text: string) => string;
  },
): Answer {
  const example = contract.errors[code] ?? {};
  const { errors, detail, page, varies, ...rest } = example;
  const isOther = varies !== undefined && !more.isExample;
  const status = asNumber(example.status) ?? 500;
  const body: JsonObject = defined({
    type: page === undefined ? undefined : `${asText(page)}#${errorAnchor(code)}`,
    ...rest,
    title: titleOf(rest, code),
    code,
    detail:
      more.detail ??
      context.rename(isOther ? generalDetail(contract, code) : (asText(detail) ?? '')),
    instance: context.instance,
    requestId: context.requestId,
    errors: more.breaches ? errorsOf(more.breaches) : isOther ? undefined : errors,
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
