import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import type { Problem } from '../../contract/problem';
import { stampOf } from '../../contract/stamp';
import { ProblemFiles } from './problem-files';

const LOAN = 'partners/general/api/loan.mdx';

let site: SeededSite;
beforeEach(() => {
  site = new SeededSite();
});
afterEach(() => site.remove());

const mistake = (file: string): Problem => ({
  place: { file, line: 3, column: 1 },
  message: 'It is wrong',
  next: 'mend it',
});

it('has a file beside each file of the site, which changes with the mistakes in it alone', () => {
  const files = new ProblemFiles(site.dir, join(site.dir, '.docusaurus'));
  const read = (file: string): unknown => JSON.parse(readFileSync(files.pathOf(file), 'utf8'));
  files.write([]);
  expect([LOAN, 'partners/general/contract/loan.yaml'].map(read)).toEqual([[], []]);
  const intro = stampOf(files.pathOf('partners/general/intro.mdx'));
  files.write([mistake(LOAN), mistake('sidebars.general.ts')]);
  expect(read(LOAN)).toEqual([mistake(LOAN)]);
  expect(files.read([join(site.dir, LOAN), join(site.dir, 'src/a.ts')])).toEqual([mistake(LOAN)]);
  expect(read('sidebars.general.ts')).toHaveLength(1);
  expect(stampOf(files.pathOf('partners/general/intro.mdx'))).toBe(intro);
  files.write([]);
  expect([LOAN, 'sidebars.general.ts'].map(read)).toEqual([[], []]);
});

it('knows the files beside those of the site, and of no others', () => {
  const files = new ProblemFiles('/site', '/site/.docusaurus');
  expect(files.beside(['/site/partners/general/fees.yaml', '/site/src/a.ts'])).toEqual([
    join('/site/.docusaurus/contract/problems/partners/general/fees.yaml.json'),
  ]);
});
