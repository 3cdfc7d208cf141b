import { formatPlace } from '../../src/reference/contract/problem';
import type { Finding } from '../support/finding';
import { placeAt, proseOf, type Prose } from '../glossary/prose';

/** A figure that prose contains on purpose. */
export interface Allowed {
  /** End of the path; `*` means every file. */
  readonly file: string;
  /** The words of the page, figure included. */
  readonly text: string;
  readonly why: 'standard' | 'advice' | 'example';
  /** Who says so; every standard has one. */
  readonly source?: string;
}

const NUMBER =
  '(?:\\d+(?:[.,]\\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|sixty)';
const UNIT =
  '(?:milliseconds?|seconds?|minutes?|hours?|(?:business )?days?|weeks?|months?|years?|percent|%|requests?|attempts?|[kKM]i?B|pixels|ms|min|s|h)';

/** A number with a unit of time, size, share or count, or a time of day with its zone. */
const FIGURE = new RegExp(
  `(?<![\\w.,:-])${NUMBER}\\s+(?:more\\s+|further\\s+)?${UNIT}(?![\\w-])|(?<!\\d)\\d\\d:\\d\\d\\s+CET`,
  'gi',
);

/** What a sandbox value does, texts of the provider in examples, rows of the retry schedule. */
const EXAMPLE = /^ *(?:- )?(?:sandbox|result|detail): |^\| \d+ \| .* (?:s|min) \|$/;

/** Prose outside the scripts of the sandbox, whose figures tests/sample/scripts plays. */
export function figureProse(file: string, source: string): Prose {
  const prose = proseOf(file, source);
  const lines = source.split('\n');
  let inScript = file.endsWith('-scenario.mdx');
  const visible = prose.text.split('\n').map((line, index) => {
    const written = lines[index] ?? '';
    if (/^#{1,3} /.test(written)) inScript = written.startsWith('### Script: ');
    return inScript || EXAMPLE.test(written) ? ' '.repeat(line.length) : line;
  });
  return { file, text: visible.join('\n') };
}

const matches = ({ file, text }: Allowed, prose: Prose): readonly (readonly [number, number])[] => {
  if (file !== '*' && !prose.file.endsWith(file)) return [];
  const words = text.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [...prose.text.matchAll(new RegExp(words.join('\\s+'), 'g'))].map(
    ({ index, 0: match }) => [index, index + match.length],
  );
};

/** Figures written by hand that neither come from a data file nor are allowed; allowances that allow nothing. */
export function checkFigures(all: readonly Prose[], allowed: readonly Allowed[]): Finding {
  let checked = 0;
  const used = new Set<Allowed>();
  const faults = all.flatMap((prose) => {
    const ranges = allowed.flatMap((figure) => {
      const ranges = matches(figure, prose);
      if (ranges.length > 0) used.add(figure);
      return ranges;
    });
    return [...prose.text.matchAll(FIGURE)].flatMap(({ index, 0: figure }) => {
      checked += 1;
      if (ranges.some(([start, end]) => start <= index && index < end)) return [];
      const place = formatPlace(placeAt(prose, index));
      return [
        `${place} "${figure.replace(/\s+/g, ' ')}" is written by hand. Next: put it into facts.yaml and write <Figure id="…" />.`,
      ];
    });
  });
  return {
    checked,
    faults: [
      ...faults,
      ...allowed
        .filter((figure) => !used.has(figure))
        .map(({ file, text }) => `"${text}" is allowed in ${file} and is nowhere`),
      ...allowed
        .filter(({ why, source }) => (why === 'standard') === (source === undefined))
        .map(({ text }) => `"${text}": a standard has a source, and nothing else has`),
    ],
  };
}
