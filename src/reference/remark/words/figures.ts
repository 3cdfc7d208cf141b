import { join } from 'node:path';
import { readDataFile } from '../../contract/data-file';
import figuresSchema from '../../contract/facts/figures.schema.json';
import type { Problem } from '../../contract/problem';
import { placesIn } from '../../contract/source';
import { kept } from '../../contract/workspace';
import { problemAt } from '../problem';
import type { Prose } from './prose';

type Range = readonly [start: number, end: number];

/** A figure that prose contains on purpose. */
export interface Allowed {
  /** The end of the path; `*` means every file. */
  readonly file: string;
  /** The words on the page, with the figure; if absent, all figures in the file are allowed. */
  readonly text?: string;
  /** The first words of headings below which every figure is allowed. */
  readonly under?: string;
  readonly why: 'standard' | 'advice' | 'example';
  /** The source of the figure; standards always have one. */
  readonly source?: string;
}

/** The list of such figures; undefined if figures are allowed anywhere. */
export interface AllowedFigures {
  readonly list: readonly Allowed[];
  readonly problems: readonly Problem[];
}

/** Reads `partners/shared/figures.yaml`. */
export const readAllowedFigures = kept((workspace, siteDir: string): AllowedFigures | undefined => {
  const path = join(siteDir, 'partners', 'shared', 'figures.yaml');
  if (workspace.stamp(path) === undefined) return undefined;
  const { value, problems } = readDataFile(workspace, path, figuresSchema);
  return { list: (value ?? []) as unknown as readonly Allowed[], problems };
});

const NUMBER =
  '(?:\\d+(?:[.,]\\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|sixty)';
const UNIT =
  '(?:milliseconds?|seconds?|minutes?|hours?|(?:business )?days?|weeks?|months?|years?|percent|%|requests?|attempts?|[kKM]i?B|pixels|ms|min|s|h)';

/** A number with a unit of time, size, share or count, or a time of day with its zone. */
const FIGURE = new RegExp(
  `(?<![\\w.,:-])${NUMBER}\\s+(?:more\\s+|further\\s+)?${UNIT}(?![\\w-])|(?<!\\d)\\d\\d:\\d\\d\\s+CET`,
  'gi',
);

/** Descriptions of sandbox values, and the provider's texts in examples. */
const EXAMPLE = /^ *(?:- )?(?:sandbox|result|detail): .*$/gm;

/** Sections whose heading starts with these words, to the next heading of its level or higher. */
function sections(source: string, words: string): readonly Range[] {
  const headings = [...source.matchAll(/^(#{1,6}) (.*)$/gm)];
  return headings.flatMap(({ index, 1: marks = '', 2: title = '' }, position) => {
    if (!title.startsWith(words)) return [];
    const next = headings
      .slice(position + 1)
      .find(([, others = '']) => others.length <= marks.length);
    return [[index, next?.index ?? source.length] as const];
  });
}

/** The ranges in which an entry allows figures. */
export function rangesOf({ file, text, under }: Allowed, prose: Prose): readonly Range[] {
  if (file !== '*' && !prose.file.endsWith(file)) return [];
  if (under !== undefined) return sections(prose.source, under);
  if (text === undefined) return [[0, prose.text.length]];
  const words = text.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [...prose.text.matchAll(new RegExp(words.join('\\s+'), 'g'))].map(
    ({ index, 0: match }) => [index, index + match.length],
  );
}

/** Reports figures written by hand that are neither taken from a data file nor allowed. */
export function figureProblems(prose: Prose, allowed: readonly Allowed[]): readonly Problem[] {
  const ranges = [
    ...allowed.flatMap((figure) => rangesOf(figure, prose)),
    ...[...prose.source.matchAll(EXAMPLE)].map(
      ({ index, 0: line }): Range => [index, index + line.length],
    ),
  ];
  const place = placesIn(prose.file, prose.text);
  return [...prose.text.matchAll(FIGURE)]
    .filter(({ index }) => !ranges.some(([start, end]) => start <= index && index < end))
    .map(({ index, 0: figure }) =>
      problemAt(place(index))(
        `"${figure.replace(/\s+/g, ' ')}" is written by hand`,
        'put it into facts.yaml and write <Figure id="…" />; what a standard or an example says, list in partners/shared/figures.yaml',
      ),
    );
}
