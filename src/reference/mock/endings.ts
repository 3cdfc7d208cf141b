import { asText, child, isArray, isObject } from '../contract/json';
import type { JsonValue } from '../contract/model';
import type { MockContract, MockOperation } from './contract';
import type { Ending } from './contract/endings';
import { parseJson } from '../contract/http/parse-json';

/** The parts of a change log entry that the sandbox reads. */
interface Change {
  readonly id: string;
  readonly type: string;
  readonly date: string;
  readonly sunset: string | undefined;
  readonly changes: readonly string[];
}

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

const endingsOf = (
  operation: MockOperation,
  changes: readonly Change[],
  page: string,
): readonly Ending[] =>
  changes.flatMap(({ id, type, date, sunset, changes: pointers }) => {
    if (type !== 'Deprecated' || sunset === undefined) return [];
    const ending = {
      since: midnight(date) / 1000,
      sunset: new Date(midnight(sunset)).toUTCString(),
      link: `${page}#${id}`,
    };
    const parts = pointers.map((pointer) => requestPart(pointer, operation));
    return parts.flatMap((part) => (part ? [{ part, ...ending }] : []));
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
 * several parts of the request are deprecated, the earliest removal counts.
 */
export function endingHeaders(
  { endings = [] }: MockOperation,
  request: Request,
  url: URL,
  text: string,
): Readonly<Record<string, string>> {
  const [earliest] = endings
    .filter((ending) => isUsed(ending, request, url, text))
    .sort((a, b) => Date.parse(a.sunset) - Date.parse(b.sunset));
  if (!earliest) return {};
  const link = (relation: string) => `<${earliest.link}>; rel="${relation}"; type="text/html"`;
  return {
    Deprecation: `@${earliest.since}`,
    Sunset: earliest.sunset,
    Link: [link('deprecation'), link('sunset')].join(', '),
  };
}
