import { decodeComponent } from '../contract/decode-component';
import { oncePer } from '../contract/once-per';
import type { MockContract, MockOperation } from './contract';
import { Refused } from './problems';

/** An operation and the decoded values of its path parameters. */
export interface Route {
  readonly operation: MockOperation;
  readonly path: ReadonlyMap<string, string>;
}

/** The pattern of a path, and the names of its parameters; a segment may hold several. */
const patternOf = oncePer(({ path }: MockOperation) => {
  // Some documents tell operations apart by a query or a fragment, which is no part of a path.
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

/** What a request sends by a name: in its query, or as a header. */
export type Sent = (name: string) => string | null;

export const sentBy =
  ({ headers }: Request, { searchParams }: URL): Sent =>
  (name) =>
    searchParams.get(name) ?? (/^[\w-]+$/.test(name) ? headers.get(name) : null);

/** An operation that is told apart by more than its path comes first when all of that is sent, else last. */
const surplus = ({ operation }: Route, sent: Sent): number => {
  const { marks } = patternOf(operation);
  const isSent = marks.every((mark) => {
    const [name = '', value] = mark.split('=');
    const found = sent(name);
    return found !== null && (value === undefined || value === found || value.includes('{'));
  });
  return isSent ? -marks.length : 1;
};

/** How much of the path the parameters are. */
const extentOf = ({ path }: Route): number => [...path.values()].join('').length;

/**
 * The operation a request asks for; paths without parameters come first, then those that say most of
 * the path themselves: `/times/{zone}.txt` before `/times/{zone}`.
 *
 * @param sent what tells operations of the same path apart
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
