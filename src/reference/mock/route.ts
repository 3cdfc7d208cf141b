import { decodeComponent } from '../contract/decode-component';
import { oncePer } from '../contract/once-per';
import type { MockContract, MockOperation } from './contract';
import { Refused } from './problems';

/** An operation and the decoded values of its path parameters. */
export interface Route {
  readonly operation: MockOperation;
  readonly path: ReadonlyMap<string, string>;
}

/** The pattern of a path, and the names of its parameters. A segment may contain several. */
const patternOf = oncePer(({ path }: MockOperation) => {
  // Some documents distinguish operations by a query or fragment, which is not part of a URL path.
  const [template = '', ...marks] = path.split(/[?#&]/);
  const names: string[] = [];
  const pattern = template.replaceAll(
    /\{([^{}]+)\}|[.*+?^${}()|[\]\\]/g,
    (found, name?: string) => {
      if (name === undefined) return `\\${found}`;
      names.push(name);
      return '([^/]*?)';
    },
  );
  return { pattern: new RegExp(`^${pattern}$`), names, marks };
});

function matchPath(
  operation: MockOperation,
  path: string,
): ReadonlyMap<string, string> | undefined {
  const { pattern, names } = patternOf(operation);
  const match = pattern.exec(path);
  return match
    ? new Map(names.map((name, index) => [name, decodeComponent(match[index + 1] ?? '')]))
    : undefined;
}

/** Returns the value that a request sends under a name, in its query or as a header. */
export type Sent = (name: string) => string | null;

export const sentBy =
  ({ headers }: Request, { searchParams }: URL): Sent =>
  (name) =>
    searchParams.get(name) ?? (/^[\w-]+$/.test(name) ? headers.get(name) : null);

/** Sorts paths with a query or fragment first if the request sends all its parts, else last. */
const surplus = ({ operation }: Route, sent: Sent): number => {
  const { marks } = patternOf(operation);
  const isSent = marks.every((mark) => {
    const [name = '', value] = mark.split('=');
    const found = sent(name);
    return found !== null && (value === undefined || value === found || value.includes('{'));
  });
  return isSent ? -marks.length : 1;
};

/** Returns the number of characters in the path that belong to parameters. */
const extentOf = ({ path }: Route): number => [...path.values()].join('').length;

/**
 * Returns the operation that a request calls. Paths with fewer parameters come first, then those
 * with more literal text: `/times/{zone}.txt` before `/times/{zone}`.
 *
 * @param sent distinguishes operations of the same path
 * @throws {Refused} `not_found`, or `method_not_allowed` with the `Allow` header
 */
export function findRoute(
  contract: MockContract,
  method: string,
  pathname: string,
  sent: Sent = () => null,
): Route {
  const inBase = pathname.startsWith(`${contract.basePath}/`);
  const path = pathname.slice(contract.basePath.length);
  const matching = contract.operations
    .flatMap((operation) => {
      const values = inBase ? matchPath(operation, path) : undefined;
      return values ? [{ operation, path: values }] : [];
    })
    .sort(
      (a, b) =>
        a.path.size - b.path.size ||
        extentOf(a) - extentOf(b) ||
        surplus(a, sent) - surplus(b, sent),
    );
  const match = matching.find(({ operation }) => operation.method === method);
  if (match) return match;
  if (matching.length === 0) {
    throw new Refused('not_found', { detail: `There is no path ${pathname}.` });
  }
  const allow = [...new Set(matching.map(({ operation }) => operation.method))].join(', ');
  throw new Refused('method_not_allowed', {
    detail: `This path allows ${allow}.`,
    headers: { Allow: allow },
  });
}
