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
  const [template = ''] = path.split(/[?#]/);
  const names: string[] = [];
  const pattern = template.replaceAll(
    /\{([^{}]+)\}|[.*+?^${}()|[\]\\]/g,
    (found, name?: string) => {
      if (name === undefined) return `\\${found}`;
      names.push(name);
      return '([^/]*?)';
    },
  );
  return { pattern: new RegExp(`^${pattern}$`), names, isWhole: template === path };
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

/** An operation that is told apart by more than its path comes after the one that is not. */
const surplus = ({ operation }: Route): number => Number(!patternOf(operation).isWhole);

/**
 * The operation a request asks for; paths without parameters come first.
 *
 * @throws {Refused} `not_found`, or `method_not_allowed` with the `Allow` header
 */
export function findRoute(contract: MockContract, method: string, pathname: string): Route {
  const inBase = pathname.startsWith(`${contract.basePath}/`);
  const path = pathname.slice(contract.basePath.length);
  const matching = contract.operations
    .flatMap((operation) => {
      const values = inBase ? matchPath(operation, path) : undefined;
      return values ? [{ operation, path: values }] : [];
    })
    .sort((a, b) => a.path.size - b.path.size || surplus(a) - surplus(b));
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
