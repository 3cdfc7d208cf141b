import { instance, type Viz } from '@viz-js/viz';
import type { Lifecycle, State } from '../contract/model';

let viz: Promise<Viz> | undefined;

const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** From left to right, or from top to bottom. */
type Direction = 'LR' | 'TB';

const GRAPH = 'nodesep=0.28; ranksep=0.4; pad=0.06; bgcolor=transparent;';

/** Width of the column beside the text at 1280 px, in CSS pixels, less the padding of the figure. */
const COLUMN = 390;
const NODE =
  'shape=box, style=rounded, fontname=Courier, fontsize=12, height=0.36, margin="0.14,0.06"';
const EDGE = 'arrowsize=0.65';

const node = (state: State, initial: readonly string[]): string => {
  const classes = [
    state.tone,
    ...(initial.includes(state.name) ? ['initial'] : []),
    ...(state.terminal ? ['terminal'] : []),
  ];
  return `${quoted(state.name)} [class=${quoted(classes.join(' '))}];`;
};

/** One line per pair of states; of several transitions, a partner's call decides its look. */
const edges = (state: State): readonly string[] => {
  const movers = new Map<string, string>();
  for (const { to, by } of state.next) {
    if (movers.get(to) !== 'partner') movers.set(to, by);
  }
  return [...movers].map(([to, by]) => `${quoted(state.name)} -> ${quoted(to)} [class=${by}];`);
};

const dot = ({ states, initial }: Lifecycle, direction: Direction): string =>
  [
    'digraph {',
    `rankdir=${direction}; ${GRAPH}`,
    `node [${NODE}];`,
    `edge [${EDGE}];`,
    ...states.map((state) => node(state, initial)),
    ...states.flatMap(edges),
    '}',
  ].join('\n');

/** A drawing as SVG, with its size in CSS pixels. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const EDGE_GROUP = /<g class="edge (\w+)"><path d="([^"]+)"\/><polygon points="([^"]+)"\/><\/g>/g;
const NODE_GROUP = /<g class="node ([\w ]+)">(.*?)<\/g>/g;

const SHAPE = /<path d="([^"]+)"\/>/g;

/** Radius of the corners of a box. */
const RADIUS = 6;
/** Clockwise, from the upper right corner. */
const CORNERS = ['q6,0,6,6', 'q0,6,-6,6', 'q-6,0,-6,-6', 'q0,-6,6,-6'] as const;

/** A box of the same size in fewer bytes: its corners are the same text everywhere. */
const compact = (shape: string): string => {
  const numbers = [...shape.matchAll(/-?\d+/g)].map(([number]) => Number(number));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const across = Math.max(...xs) - left - 2 * RADIUS;
  const down = Math.max(...ys) - top - 2 * RADIUS;
  return (
    `M${left + RADIUS},${top}h${across}${CORNERS[0]}v${down}${CORNERS[1]}` +
    `h-${across}${CORNERS[2]}v-${down}${CORNERS[3]}`
  );
};

/** A path with relative coordinates, which are shorter and more often equal. */
const relative = (path: string): string => {
  let [x, y] = [0, 0];
  return path.replaceAll(/([MCL])([^MCLZ]+)/g, (_, command: string, list: string) => {
    const numbers = [...list.matchAll(/-?\d+/g)].map(([number]) => Number(number));
    const points: string[] = [];
    // The two control points of a curve are relative to its start, too.
    const each = command === 'C' ? 6 : 2;
    for (let start = 0; start < numbers.length; start += each) {
      const segment = numbers.slice(start, start + each);
      const steps = segment.map((number, index) => number - (index % 2 === 0 ? x : y));
      if (command !== 'M') points.push(steps.join(','));
      [x = 0, y = 0] = segment.slice(-2);
    }
    return command === 'M' ? `M${x},${y}` : command.toLowerCase() + points.join(' ');
  });
};

/** Draws boxes, lines and arrowheads of a kind as one element each; names come after boxes. */
const merge = (svg: string): string => {
  const lines = new Map<string, string[]>();
  const heads = new Map<string, string[]>();
  for (const [, kind = '', line = '', points = ''] of svg.matchAll(EDGE_GROUP)) {
    lines.set(kind, [...(lines.get(kind) ?? []), relative(line)]);
    // The last point repeats the first, to which `Z` returns.
    const corners = points.split(' ').slice(0, -1).join('L');
    heads.set(kind, [...(heads.get(kind) ?? []), relative(`M${corners}Z`)]);
  }
  const boxes = new Map<string, string[]>();
  const names: string[] = [];
  for (const [, kind = '', content = ''] of svg.matchAll(NODE_GROUP)) {
    const shapes = [...content.matchAll(SHAPE)].map(([, shape = '']) => compact(shape));
    boxes.set(kind, [...(boxes.get(kind) ?? []), ...shapes]);
    names.push(content.replaceAll(SHAPE, ''));
  }
  const paths = (name: string, kinds: ReadonlyMap<string, readonly string[]>): string =>
    [...kinds].map(([kind, all]) => `<path class="${name} ${kind}" d="${all.join('')}"/>`).join('');
  return svg
    .replaceAll(EDGE_GROUP, '')
    .replaceAll(NODE_GROUP, '')
    .replace(
      /(?=<\/g>$)/,
      paths('node', boxes) + names.join('') + paths('edge', lines) + paths('head', heads),
    );
};

/**
 * Removes colors, fonts, ids and comments. Classes stay: the style sheet colors them with custom
 * properties, so one drawing serves both color modes.
 */
const strip = (svg: string): string =>
  svg
    .replace(/^[\s\S]*?(?=<g )/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<!--[\s\S]*?-->\s*/g, '')
    .replace(/<title>[\s\S]*?<\/title>\s*/g, '')
    .replace(/ (?:id|fill|stroke|font-family|font-size|xml:space|text-anchor)="[^"]*"/g, '')
    .replace(/<polygon points="[^"]*"\/>\s*(?=<g class="node)/, '')
    .replace(/-?\d+\.\d+/g, (digits) => String(Math.round(Number(digits))))
    .replace(/\n/g, '');

const draw = (renderer: Viz, lifecycle: Lifecycle, direction: Direction): Drawing => {
  const source = renderer.renderString(dot(lifecycle, direction), { format: 'svg' });
  const [, width = '0', height = '0'] =
    /viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/.exec(source) ?? [];
  return {
    svg: merge(strip(source)),
    width: Math.ceil(Number(width)),
    height: Math.ceil(Number(height)),
  };
};

/**
 * Draws a lifecycle, from top to bottom if it is too wide for the column. The same lifecycle always
 * gives the same drawing, byte for byte.
 */
export const drawLifecycle = async (lifecycle: Lifecycle): Promise<Drawing> => {
  viz ??= instance();
  const renderer = await viz;
  const wide = draw(renderer, lifecycle, 'LR');
  if (wide.width <= COLUMN) return wide;
  const tall = draw(renderer, lifecycle, 'TB');
  return tall.width < wide.width ? tall : wide;
};
