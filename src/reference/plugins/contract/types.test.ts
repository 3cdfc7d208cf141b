import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import { formatProblem } from '../../contract/problem';
import { Workspace } from '../../contract/workspace';
import { typeProblems } from './types';

const RULE = 'partners/general/sandbox/days.ts';
const LANDING = 'partners/general/landing.ts';
const MAIN = 'main.ts';
const FILES = {
  'tsconfig.json': '{ "compilerOptions": { "strict": true, "types": [], "noLib": true } }',
  'sets.ts':
    "import { landing } from './partners/general/landing';\nexport const sets = [landing];\n",
  [LANDING]: 'export const landing = 1;\n',
  [RULE]: "import type { Loan } from './contract';\nexport const days: Loan = 14;\n",
};

let site: SeededSite;
let workspace: Workspace;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(site.dir, file)), { recursive: true });
  writeFileSync(join(site.dir, file), text);
}

function found(): readonly string[] {
  workspace.refresh();
  return typeProblems(workspace).map(formatProblem);
}

function restart(): void {
  const sets = [{ id: 'general', title: 'Library' }];
  const options = { siteDir: site.dir, docsUrl: 'https://docs.library.example', sets };
  workspace = new Workspace({ ...options, isDevelopment: true, configuration: ['sets.ts', MAIN] });
}

beforeEach(() => {
  site = new SeededSite();
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  restart();
});
afterEach(() => site.remove());

it('checks rules once the types of their contract exist', () => {
  write(RULE, `${FILES[RULE]}export const more: Loan = 'x';\n`);
  expect(found()).toEqual([]);
  write('partners/general/sandbox/contract.d.ts', 'export type Loan = number;\n');
  expect(found()).toEqual([
    `${RULE}:3:14 Type 'string' is not assignable to type 'number'. Next: correct it; \`npm run typecheck\` says more.`,
  ]);
});

it('reports an unknown property in the words of a set', () => {
  const words = "export const landing: { title?: string } = {\n  titel: 'Library',\n};\n";
  write(LANDING, words);
  expect(found()).toEqual([
    expect.stringMatching(`^${LANDING}:2:3 .*'titel' does not exist in .* write 'title'`),
  ]);
  write(LANDING, words.replace('titel', 'title'));
  expect(found()).toEqual([]);
});

it('ignores an invalid, empty or missing module, which the configuration check reports', () => {
  for (const text of ['export const landing = {', '']) {
    write(LANDING, text);
    expect(found()).toEqual([]);
  }
  rmSync(join(site.dir, LANDING));
  expect(found()).toEqual([]);
});

it('reports nothing while a listed file is missing', () => {
  write(LANDING, 'export const landing: string = 2;\n');
  workspace.refresh();
  workspace.list('partners');
  rmSync(join(site.dir, LANDING));
  expect(typeProblems(workspace).map(formatProblem)).toEqual([]);
});

it('reports a rule that Git could not merge', () => {
  write('partners/general/sandbox/contract.d.ts', 'export type Loan = number;\n');
  write(RULE, `<<<<<<< HEAD\n=======\n>>>>>>> other\n${FILES[RULE]}`);
  expect(found()).toEqual([expect.stringMatching(`^${RULE}:1:1 Git could not merge`)]);
});

it('reports the import of a missing name until it exists again', () => {
  expect(found()).toEqual([]);
  for (const broken of ['export const lending = {', 'export const lending = [']) {
    write(LANDING, 'export const lending = 1;\n');
    expect(found()).toEqual([expect.stringMatching(/^sets\.ts:1:10 .*no exported member/)]);
    write(LANDING, broken);
    expect(found()).toEqual([]);
  }
  write(LANDING, FILES[LANDING]);
  expect(found()).toEqual([]);
});

it('checks configuration without words of a set once it has changed', () => {
  write(MAIN, 'export const port: string = 3000;\n');
  restart();
  expect(found()).toEqual([]);
  write(MAIN, 'export const port: string = 30001;\n');
  expect(found()).toEqual([expect.stringContaining(`${MAIN}:1:14`)]);
});
