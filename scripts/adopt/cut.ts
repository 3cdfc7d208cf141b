import { grouped } from '../../src/reference/contract/grouped';

/** An operation or an object, and about how many rows it takes on a page with what it brings along. */
export interface Weighed {
  /** Path of an operation, or `schema:Pet`. */
  readonly path: string;
  /** What it is called. */
  readonly title: string;
  readonly rows: number;
  /** The objects that an operation brings along. */
  readonly objects: readonly Weighed[];
}

/** What shares a page: operations below the paths, or objects. */
export interface Part {
  readonly paths: readonly string[];
  readonly operations: readonly Weighed[];
}

/** A page stays below 3,000 elements: a row has up to ten, with what is written about it. */
const MOST_ROWS = 240;
const MOST_OPERATIONS = 20;

const rowsOf = (operations: readonly Weighed[]): number =>
  operations.reduce((sum, { rows }) => sum + rows, 0);

const fits = (operations: readonly Weighed[]): boolean =>
  operations.length <= MOST_OPERATIONS && rowsOf(operations) <= MOST_ROWS;

/** Joins neighbors as long as they fit on a page together. */
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

/** Cuts operations whose paths begin alike. */
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

/** A part that does not fit on a page although all its operations are of one path: objects have pages of their own. */
function withoutObjects(part: Part): readonly Part[] {
  const objects = part.operations.flatMap((operation) => operation.objects);
  let room = MOST_ROWS - rowsOf(part.operations) + rowsOf(objects);
  const first = objects.findIndex(({ rows }) => (room -= rows) < 0);
  const others = first < 0 ? [] : objects.slice(first);
  return [part, ...joined(others.map((one) => ({ paths: [one.path], operations: [one] })))];
}

/** Cuts the operations of a topic into pages by their paths: one page when all fit on it. */
export const cut = (operations: readonly Weighed[]): readonly Part[] =>
  fits(operations)
    ? [{ paths: [], operations }]
    : cutBelow('', operations).flatMap((part) =>
        fits(part.operations) ? [part] : withoutObjects(part),
      );
