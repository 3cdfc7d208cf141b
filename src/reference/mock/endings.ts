import { asText, child, isArray, isObject } from '../contract/json';
import type { JsonValue } from '../contract/model';
import type { Change } from '../publish/change-log/model';
import type { Ending, MockContract, MockOperation } from './contract';
import { parseJson } from '../contract/parse-json';

/** Midnight UTC of a day, in milliseconds since 1970. */
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** `op:createCard.body.limits` → the part of the operation, `['body', 'limits']`. */
function partOf(pointer: string, { id, body }: MockOperation): readonly string[] | undefined {
  const [root = '', ...path] = pointer.split('.');
  if (root === `op:${id}`) return path;
  const schema = isObject(body?.schema) ? asText(body.schema.$ref) : undefined;
  return schema !== undefined && root === `schema:${schema}` && path.length > 0
    ? ['body', ...path]
    : undefined;
}

/** Parts of a request that end; answers and codes are not asked for. */
const isRequestPart = ([place]: readonly string[]): boolean =>
  place === undefined || ['body', 'query', 'header', 'path'].includes(place);

function endingsOf(
  operation: MockOperation,
  changes: readonly Change[],
  page: string,
): readonly Ending[] {
  return changes.flatMap(({ id, type, date, sunset, changes: places }) => {
    if (type !== 'Deprecated' || sunset === undefined) return [];
    return places
      .map((pointer) => partOf(pointer, operation))
      .filter((part) => part !== undefined && isRequestPart(part))
      .map((part = []) => ({
        part,
        since: midnight(date) / 1000,
        sunset: new Date(midnight(sunset)).toUTCString(),
        link: `${page}#${id}`,
      }));
  });
}

/**
 * A contract that announces the end of what its change log calls deprecated.
 *
 * @param changes entries of the change log, newest first
 * @param page address of the page that shows them
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
    return value.some((one) => hasPart(one, name === undefined ? [] : [name, ...rest]));
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
 * `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and the links to the entry of the
 * change log, for an operation or a part of the request that ends; of several the
 * one that ends first.
 */
export function endingHeaders(
  { endings = [] }: MockOperation,
  request: Request,
  url: URL,
  text: string,
): Readonly<Record<string, string>> {
  const [first] = endings
    .filter((ending) => isUsed(ending, request, url, text))
    .sort((a, b) => Date.parse(a.sunset) - Date.parse(b.sunset));
  if (!first) return {};
  const link = (relation: string) => `<${first.link}>; rel="${relation}"; type="text/html"`;
  return {
    Deprecation: `@${first.since}`,
    Sunset: first.sunset,
    Link: [link('deprecation'), link('sunset')].join(', '),
  };
}
