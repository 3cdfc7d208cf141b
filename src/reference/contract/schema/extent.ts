/** The number of parts above which a description of nested objects is made again, less deep. */
const MOST = 500;
/** The numbers of nested named objects to describe, tried in this order. */
const DEPTHS = [Infinity, 4, 2];

/** Limits the depth and the size of a description of nested objects. */
export class Extent {
  private size = 0;

  constructor(
    private readonly depth: number,
    private readonly most: number,
  ) {}

  /** Adds to the number of parts of the description. */
  add(parts: number): void {
    this.size += parts;
  }

  /** Whether the description is too large, and has to be made again, less deep. */
  get isExceeded(): boolean {
    return this.size > this.most;
  }

  /** Whether objects nested in these named ones are left out. */
  isDeep(open: readonly string[]): boolean {
    return open.length >= this.depth;
  }
}

/**
 * Describes something as deeply as the size limit allows. Without it, objects that contain each
 * other in every order would take more time and memory than any machine has.
 */
export function withinExtent<T>(describe: (extent: Extent) => T): T {
  for (const depth of DEPTHS) {
    const extent = new Extent(depth, MOST);
    const description = describe(extent);
    if (!extent.isExceeded) return description;
  }
  return describe(new Extent(1, Infinity));
}
