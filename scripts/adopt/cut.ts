import { grouped } from '../../src/reference/contract/grouped';

/** An operation or an object, and the number of rows that it takes on a page. */
export interface Weighed {
  /** Path of an operation, or `schema:Pet`. */
  readonly path: string;
  readonly title: string;
  /** An estimate that includes the objects of an operation. */
  readonly rows: number;
  /** The objects that a page shows because of an operation. */
  readonly objects: readonly Weighed[];
}

/** The content of a page: operations below the paths, or objects. */
export interface Part {
  readonly paths: readonly string[];
  readonly operations: readonly Weighed[];
}

/** Keeps a page below 3,000 elements: a row takes up to ten, its description included. */
const MOST_ROWS = 240;
const MOST_OPERATIONS = 20;

const rowsOf = (operations: readonly Weighed[]): number =>
  operations.reduce((sum, { rows }) => sum + rows, 0);

const fits = (operations: readonly Weighed[]): boolean =>
  operations.length <= MOST_OPERATIONS && rowsOf(operations) <= MOST_ROWS;

/** Joins neighboring parts as long as they fit on one page. */
function joined(parts: readonly Part[]): readonly Part[] {
  const pages: Part[] = [];
  for (const part of parts) {
    const last = pages.at(-1);
    const operations = [...(last?.operations ?? []), ...part.operations];
    if (last && fits(operations)) {
      pages[pages.length - 1] = { paths: [...last.paths, ...part.paths], operations };
    } else pages.push(part);
  }
  return pages;
}

/** Splits operations below a parent path by their next segment, and joins small neighbors. */
function cutBelow(parent: string, operations: readonly Weighed[]): readonly Part[] {
  const branches = grouped(operations, ({ path }) =>
    path === parent ? parent : path.slice(0, `${path}/`.indexOf('/', parent.length + 1)),
  );
  const parts = [...branches].flatMap(([path, below]) =>
    fits(below) || below.every((operation) => operation.path === path)
      ? [{ paths: [path], operations: below }]
      : cutBelow(path, below),
  );
  return joined(parts);
}

/** Moves objects to further pages: a part with a single path can still be too long for a page. */
function withoutObjects(part: Part): readonly Part[] {
  const objects = part.operations.flatMap((operation) => operation.objects);
  let room = MOST_ROWS - rowsOf(part.operations) + rowsOf(objects);
  const first = objects.findIndex(({ rows }) => (room -= rows) < 0);
  const others = first < 0 ? [] : objects.slice(first);
  return [part, ...joined(others.map((one) => ({ paths: [one.path], operations: [one] })))];
}

/** Splits the operations of a topic into pages by their paths; one page when all fit on it. */
export const cut = (operations: readonly Weighed[]): readonly Part[] =>
  fits(operations)
    ? [{ paths: [], operations }]
    : cutBelow('', operations).flatMap((part) =>
        fits(part.operations) ? [part] : withoutObjects(part),
      );
