import { parseArgs } from 'node:util';

export const PARTS = ['weight', 'loading', 'moving', 'build', 'dev'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly parts: readonly Part[];
  /** The number of pages of the sites opened in a browser. */
  readonly pages: number;
  /** The numbers of pages of the sites whose builds are timed. */
  readonly sizes: readonly number[];
  /** The number of repetitions of timings in a browser. */
  readonly passes: number;
  /** Whether sites from an earlier run are reused. */
  readonly reuse: boolean;
}

export const USAGE =
  'npm run bench -- [--only weight,loading,moving,build,dev] [--pages 33,500,2000] [--passes 5] [--reuse]';

const DEFAULT_PAGES = 33;
const DEFAULT_PASSES = 5;

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

function positive(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`${text} is not a positive whole number.\n${USAGE}`);
}

/** @throws with the usage when an argument is unknown or invalid */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      pages: { type: 'string' },
      passes: { type: 'string' },
      reuse: { type: 'boolean', default: false },
    },
  });
  const parts = values.only?.split(',') ?? PARTS;
  const unknown = parts.filter((part) => !isPart(part));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}.\n${USAGE}`);
  const sizes = (values.pages?.split(',') ?? [`${DEFAULT_PAGES}`]).map(positive);
  return {
    parts: parts.filter(isPart),
    pages: sizes[0] ?? DEFAULT_PAGES,
    sizes,
    passes: positive(values.passes ?? `${DEFAULT_PASSES}`),
    reuse: values.reuse,
  };
}
