import { asText, child, isArray, isObject } from '../contract/json';
import type { JsonValue } from '../contract/model';
import type { MockContract, MockOperation } from './contract';
import type { EarlierVersion, Ending, Notice } from './contract/endings';
import { parseJson } from '../contract/http/parse-json';

/** The parts of a change log entry that the sandbox reads. */
interface Change {
  readonly id: string;
  readonly type: string;
  readonly date: string;
  readonly sunset: string | undefined;
  readonly changes: readonly string[];
}

/** A change log entry that ends earlier versions: it breaks what they promise. */
type BreakingChange = Pick<Change, 'id' | 'date' | 'sunset'> & { readonly by: string | undefined };

/** Midnight UTC of a day, in milliseconds since 1970. */
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * Returns the part of an operation's request that a change is about, `op:createCard.body.limits` →
 * `['body', 'limits']`; undefined for answers and error codes, which get no headers.
 */
function requestPart(pointer: string, { id, body }: MockOperation): readonly string[] | undefined {
  const [root = '', ...path] = pointer.split('.');
  const [place = 'body'] = path;
  if (root === `op:${id}`) {
    return ['body', 'query', 'header', 'path'].includes(place) ? path : undefined;
  }
  const schema = isObject(body?.schema) ? asText(body.schema.$ref) : undefined;
  const isOfBody = schema !== undefined && root === `schema:${schema}` && path.length > 0;
  return isOfBody ? ['body', ...path] : undefined;
}

const noticeOf = (
  { id, date }: Pick<Change, 'id' | 'date'>,
  end: number,
  page: string,
): Notice => ({
  since: midnight(date) / 1000,
  sunset: new Date(end).toUTCString(),
  link: `${page}#${id}`,
});

const DAY = 86_400_000;

/**
 * Returns an earlier version, which works until the first of these changes has to be adopted.
 *
 * @param changes the breaking changes since the version
 * @param page URL of the page that shows them
 */
export function earlierVersion(
  version: string,
  changes: readonly BreakingChange[],
  page: string,
): EarlierVersion {
  const [first] = changes
    .flatMap((change) => {
      const { by, sunset } = change;
      // Partners have until the end of the day `by`, and nothing is left to them on `sunset`.
      if (sunset !== undefined) return [{ change, end: midnight(sunset) }];
      return by === undefined ? [] : [{ change, end: midnight(by) + DAY }];
    })
    .sort((a, b) => a.end - b.end);
  return first ? { version, notice: noticeOf(first.change, first.end, page) } : { version };
}

const endingsOf = (
  operation: MockOperation,
  changes: readonly Change[],
  page: string,
): readonly Ending[] =>
  changes.flatMap((change) => {
    const { type, sunset, changes: pointers } = change;
    if (type !== 'Deprecated' || sunset === undefined) return [];
    const notice = noticeOf(change, midnight(sunset), page);
    const parts = pointers.map((pointer) => requestPart(pointer, operation));
    return parts.flatMap((part) => (part ? [{ part, ...notice }] : []));
  });

/**
 * Adds the announced removals of deprecated parts to each operation.
 *
 * @param changes entries of the change log, newest first
 * @param page URL of the page that shows them
 */
export function withEndings(
  contract: MockContract,
  changes: readonly Change[],
  page: string,
): MockContract {
  const operations = contract.operations.map((operation) => {
    const endings = endingsOf(operation, changes, page);
    return endings.length === 0 ? operation : { ...operation, endings };
  });
  return { ...contract, operations };
}

function hasPart(value: JsonValue | undefined, [name, ...rest]: readonly string[]): boolean {
  if (isArray(value))
    return value.some((item) => hasPart(item, name === undefined ? [] : [name, ...rest]));
  return name === undefined ? value !== undefined : hasPart(child(value, name), rest);
}

function isUsed({ part }: Ending, request: Request, url: URL, text: string): boolean {
  const [place, name = '', ...rest] = part;
  switch (place) {
    case 'query':
      return url.searchParams.has(name);
    case 'header':
      return request.headers.has(name);
    case 'body': {
      const parsed = parseJson(text);
      return !('fault' in parsed) && hasPart(parsed.value, [name, ...rest].filter(Boolean));
    }
    default:
      return true;
  }
}

/**
 * Returns `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and the links to the change log entry. If
 * several parts of the request, or its version, come to an end, the earliest end counts.
 */
export function endingHeaders(
  { earlierVersions = [] }: Pick<MockContract, 'earlierVersions'>,
  { endings = [] }: MockOperation,
  request: Request,
  url: URL,
  text: string,
): Readonly<Record<string, string>> {
  const asked = request.headers.get('Api-Version');
  const named = earlierVersions.find(({ version }) => version === asked);
  const used: readonly Notice[] = endings.filter((one) => isUsed(one, request, url, text));
  const [earliest] = [...used, ...(named?.notice ? [named.notice] : [])].sort(
    (a, b) => Date.parse(a.sunset) - Date.parse(b.sunset),
  );
  if (!earliest) return {};
  const link = (relation: string) => `<${earliest.link}>; rel="${relation}"; type="text/html"`;
  return {
    Deprecation: `@${earliest.since}`,
    Sunset: earliest.sunset,
    Link: [link('deprecation'), link('sunset')].join(', '),
  };
}
