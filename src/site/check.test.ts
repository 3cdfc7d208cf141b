import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EditableSite, siteFolder } from '../../tests/support/editable-site';
import { ROOT } from '../../tests/support/paths';
import { formatProblem } from '../reference/contract/problem';
import { workspaceAt } from '../reference/contract/testing/workspace';
import siteProblems from './check';

const LIST = `import { landing } from '../../partners/general/landing';

export const docsSets = (product: string) => [
  { id: 'general', title: product, ...landing },
];
`;
const WORDS = `export const landing = {
  topics: [{ page: 'api/loan', title: 'Loans' }],
  firstSteps: { steps: [{ page: '' }, { page: '/api/reader' }] },
  day: { entries: [{ time: '09:00:00', event: 'loan.returned' }] },
};
`;
const FILES = { 'src/site/sets.ts': LIST, 'partners/general/landing.ts': WORDS };

class ListedSite extends EditableSite {
  constructor() {
    super(siteFolder('listed'));
    cpSync(join(ROOT, 'src/reference/contract/fixtures/site'), this.dir, { recursive: true });
    mkdirSync(join(this.dir, 'src/site'), { recursive: true });
    for (const [file, text] of Object.entries(FILES)) writeFileSync(join(this.dir, file), text);
  }
}

let site: ListedSite;
beforeEach(() => {
  site = new ListedSite();
});
afterEach(() => site.remove());

it.each([
  [
    'partners/general/landing.ts',
    "'api/loan'",
    "'api/laon'",
    '2:14 There is no page at `/general/api/laon`. Next: did you mean `api/loan`? Otherwise write the path of a page below `/general`.',
  ],
  [
    'partners/general/landing.ts',
    "'/api/reader'",
    "'/api/raeder'",
    '3:41 There is no page at `/general/api/raeder`. Next: did you mean `api/reader`? Otherwise write the path of a page below `/general`.',
  ],
  [
    'partners/general/landing.ts',
    "'loan.returned'",
    "'loan.retruned'",
    '4:40 The contract of general has no event `loan.retruned`. Next: did you mean `loan.returned`?',
  ],
  [
    'partners/general/landing.ts',
    "'api/loan',",
    "'api/loan'",
    '2:31 The file cannot be read: Unexpected token, expected ",". Next: look for a missing comma, quote or bracket here or in the line above.',
  ],
  [
    'partners/general/landing.ts',
    WORDS,
    '',
    '1:1 The file is empty. Next: bring back what was in it.',
  ],
  [
    'src/site/sets.ts',
    'title: product',
    'title: produkt',
    '4:25 The file cannot be run: produkt is not defined. Next: correct what this line uses.',
  ],
  [
    'src/site/sets.ts',
    'partners/general/landing',
    'partners/general/lending',
    '1:25 There is no module `../../partners/general/lending`. Next: correct its path.',
  ],
  [
    'src/site/sets.ts',
    "{ id: 'general', title: product, ...landing },",
    "{ id: 'general', title: product, ...landing },\n  { id: 'general', title: 'Twice' },",
    '5:5 There are two sets `general`. Next: keep one of the two.',
  ],
  [
    'src/site/sets.ts',
    "{ id: 'general'",
    "{ id: 'generel'",
    '4:5 There is no contract `partners/generel/openapi.yaml`. Next: did you mean `general`? Otherwise create it with `npm run adopt -- openapi.json --set generel`.',
  ],
])('reports in %s that %s became %s, until it is corrected', async (file, right, wrong, says) => {
  const workspace = workspaceAt(site.dir);
  expect(await siteProblems(workspace)).toEqual([]);
  const undo = site.edit(file, right, wrong);
  workspace.refresh();
  const [problem, ...more] = await siteProblems(workspace);
  expect(problem && formatProblem(problem)).toBe(`${file}:${says}`);
  expect(more).toEqual([]);
  undo();
  workspace.refresh();
  expect(await siteProblems(workspace)).toEqual([]);
});
