import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkFigures, figureProse, type Allowed } from '../../figures/figures';

const ALLOWED = 'tests/sample/figures/allowed.yaml';
const allowed = parse(readFileSync(ALLOWED, 'utf8')) as readonly Allowed[];

/** Data files, and pages about wording. */
const NO_PROSE = /(?:facts|fees|change-log|glossary)\.yaml$/;

it('figures in pages and contracts come from a data file, or are allowed with a reason', () => {
  const sources = readdirSync('partners', { recursive: true, encoding: 'utf8' })
    .map((file) => join('partners', file).replaceAll('\\', '/'))
    .filter((file) => /\.(mdx|yaml)$/.test(file) && !NO_PROSE.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  const prose = sources.map(({ file, source }) => figureProse(file, source));
  const { checked, faults } = checkFigures(prose, allowed);
  const tags = sources.flatMap(({ source }) => source.match(/<Figure /g) ?? []);
  console.log(
    `${tags.length} figures from data files, ${checked} by hand with ${allowed.length} reasons, in ${sources.length} files`,
  );
  expect(faults).toEqual([]);
  expect(tags.length).toBeGreaterThan(200);
  expect(checked).toBeGreaterThan(80);
});
