import { compare } from '../../src/reference/contract/compare';
import { seededRandom } from '../../src/reference/mock/ids';

/** A source file with its number of lines. */
export interface SourceFile {
  readonly path: string;
  readonly lines: number;
}

/**
 * The number of lines in a window: enough for whole statements, and few enough to visit every file.
 */
const WINDOW = 12;

/**
 * Windows of lines at random places, `path:first-last`, with lines counted from 1; together at
 * least `lines` of them, or all lines if there are fewer. The same seed gives the same windows.
 */
export function sampleWindows(
  files: readonly SourceFile[],
  { lines, seed }: { readonly lines: number; readonly seed: number },
): string[] {
  const random = seededRandom(seed);
  const windows = files
    .toSorted((a, b) => compare(a.path, b.path))
    .flatMap((file) =>
      Array.from({ length: Math.ceil(file.lines / WINDOW) }, (_, index) => {
        const first = index * WINDOW + 1;
        const last = Math.min(first + WINDOW - 1, file.lines);
        return { range: `${file.path}:${first}-${last}`, size: last - first + 1, order: random() };
      }),
    )
    .toSorted((a, b) => a.order - b.order);
  const taken: string[] = [];
  let sum = 0;
  for (const { range, size } of windows) {
    if (sum >= lines) break;
    taken.push(range);
    sum += size;
  }
  return taken;
}
