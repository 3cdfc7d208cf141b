/** Parts that one description of nested objects may have before it is made less deep. */
const MOST = 500;
/** Named objects inside each other that are described, deepest first. */
const DEPTHS = [Infinity, 4, 2];

/** How far a description of nested objects goes. */
export class Extent {
  private size = 0;

  constructor(
    private readonly depth: number,
    private readonly most: number,
  ) {}

  /** Counts parts of the description. */
  add(parts: number): void {
    this.size += parts;
  }

  /** Whether the description is given up, and made again less deep. */
  get isExceeded(): boolean {
    return this.size > this.most;
  }

  /** Whether objects below these named ones are left out. */
  isDeep(open: readonly string[]): boolean {
    return open.length >= this.depth;
  }
}

/**
 * Describes something as deep as it stays short. Objects that hold each other in every order would
 * otherwise take more time and room than any machine has.
 */
export function withinExtent<T>(describe: (extent: Extent) => T): T {
  for (const depth of DEPTHS) {
    const extent = new Extent(depth, MOST);
    const description = describe(extent);
    if (!extent.isExceeded) return description;
  }
  return describe(new Extent(1, Infinity));
}
