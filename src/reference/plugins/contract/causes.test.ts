import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import { formatProblem, type Problem } from '../../contract/problem';
import { workspaceAt } from '../../contract/testing/workspace';
import type { Workspace } from '../../contract/workspace';
import { checkSets } from './check';
import { Causes, CHANGED, GONE } from './causes';

const LOAN = 'partners/general/api/loan.mdx';
const READER = 'partners/general/api/reader.mdx';

let site: SeededSite;
let workspace: Workspace;
let causes: Causes;
beforeEach(async () => {
  site = new SeededSite();
  workspace = workspaceAt(site.dir, true);
  causes = new Causes(workspace);
  expect(await told()).toEqual([]);
});
afterEach(() => site.remove());

const problem = (file: string): Problem => ({
  place: { file, line: 3, column: 1 },
  message: 'It is wrong',
  next: 'correct it',
});
const line = (file: string) => formatProblem(problem(file));

async function told(): Promise<readonly string[]> {
  workspace.refresh();
  return causes.causesOf(await checkSets(workspace)).map(formatProblem);
}

function move(from: string, to: string): void {
  mkdirSync(dirname(join(site.dir, to)), { recursive: true });
  renameSync(join(site.dir, from), join(site.dir, to));
}

it('reports a moved page once, with its new path', async () => {
  const to = 'partners/general/lent/loan.mdx';
  move(LOAN, to);
  expect(await told()).toEqual([
    expect.stringMatching(
      `^${LOAN}:1:1 ${GONE} \\(\\d+\\)\\. Next: move it back from ${to}, or correct`,
    ),
  ]);
  move(to, LOAN);
  expect(await told()).toEqual([]);
});

it('reports a deleted site by its folders', () => {
  site.remove();
  workspace.refresh();
  const messages = causes.causesOf([problem(LOAN), problem(READER)]).map(formatProblem);
  expect(messages).toEqual(
    ['partners', 'sidebars.general.ts'].map(
      (path) => expect.stringContaining(`${path}:1:1 ${GONE} (2)`) as string,
    ),
  );
});

it('reports earlier and later mistakes besides a deleted page', async () => {
  site.edit('partners/general/fees.yaml', 'payer: user', 'payer: usr');
  const [before] = await told();
  rmSync(join(site.dir, LOAN));
  const first = await told();
  expect(first).toEqual([before, expect.stringContaining(`${LOAN}:1:1 ${GONE}`)]);
  site.edit('partners/general/intro.mdx', '[fees](./fees.mdx)', '[fees](./fee.mdx)');
  const since = expect.stringContaining('There is no file `./fee.mdx`') as string;
  expect(await told()).toEqual([before, since, first.at(-1)]);
});

it('reports a deleted folder', async () => {
  move('partners/general/api', 'api');
  expect(await told()).toEqual([expect.stringContaining(`partners/general/api:1:1 ${GONE}`)]);
});

it('reports a single follower itself, and ignores unused files that are deleted', async () => {
  move('partners/general/shelf.svg', 'shelf.svg');
  expect(await told()).toEqual([expect.stringContaining('shelf.svg')]);
  move('shelf.svg', 'partners/general/shelf.svg');
  site.edit('partners/general/fees.yaml', 'payer: user', 'payer: usr');
  const [mistake] = await told();
  expect(mistake).toContain('`payer` cannot be `usr`');
  expect(mistake).not.toContain(GONE);
});

it('reports the changed file, with the number of followers in unchanged files', () => {
  site.edit(LOAN, 'Lend books.', 'Lend many books.');
  workspace.refresh();
  const found = [problem(LOAN), problem(READER), problem('sidebars.general.ts')];
  expect(causes.causesOf(found).map(formatProblem)).toEqual([
    `${LOAN}:3:1 It is wrong. Next: correct it. What follows from it elsewhere (2), the terminal lists.`,
  ]);
  expect(causes.follows(line(READER))).toBe(true);
  expect(causes.follows(line(LOAN))).toBe(false);
  expect(causes.causesOf(found.slice(1))).toEqual(found.slice(1));
  expect(causes.follows(line(READER))).toBe(false);
});

it('folds the mistakes of a second check if the first came in the middle of a move', () => {
  const to = 'partners/general/lent/loan.mdx';
  move(LOAN, to);
  workspace.refresh();
  expect(causes.causesOf([problem(READER)])).toEqual([problem(READER)]);
  const [gone, ...rest] = causes.causesOf([problem(READER), problem(to)]);
  expect(gone?.message).toBe(`${GONE} (2)`);
  expect(rest).toEqual([]);
});

it('reports mistakes of another edit while an earlier mistake remains', () => {
  site.edit(LOAN, 'Lend books.', 'Lend many books.');
  workspace.refresh();
  expect(causes.causesOf([problem(LOAN)])).toEqual([problem(LOAN)]);
  site.edit('partners/general/facts.yaml', '28', '30');
  workspace.refresh();
  const both = [problem(LOAN), problem(READER)];
  expect(causes.causesOf(both)).toEqual(both);
  expect(causes.causesOf(both)).toEqual(both);
});

it('reports mistakes on pages after a valid edit of the contract', async () => {
  site.edit('partners/general/facts.yaml', '  - { id: ', '  - { id: late');
  const [mistake] = await told();
  expect(mistake).toContain('There is no figure');
});

it('folds followers of a mistake from before the first check, until it is corrected', async () => {
  workspace = workspaceAt(site.dir, true);
  causes = new Causes(workspace);
  site.edit(LOAN, 'title: Loan', '<<<<<<< HEAD');
  expect(await told()).toEqual([
    expect.stringMatching(`^${LOAN}:2:1 .+ What follows from it elsewhere \\(1\\)`),
  ]);
  site.edit(LOAN, '<<<<<<< HEAD', 'title: Loan');
  expect(await told()).toEqual([]);
});

it('reports every mistake if there were some from the start', async () => {
  site.edit('partners/general/fees.yaml', 'payer: user', 'payer: usr');
  causes = new Causes(workspace);
  const start = await told();
  expect(start).toHaveLength(1);
  site.edit('partners/general/intro.mdx', '[fees](./fees.mdx)', '[fees](./fee.mdx)');
  expect(await told()).toEqual([...start, expect.stringContaining('There is no file `./fee.mdx`')]);
});

it('reports the place of a change that is valid itself, but breaks many other files', async () => {
  site.edit('partners/general/openapi.yaml', '- name: loan', '- name: lending');
  const [mistake = '', ...rest] = await told();
  expect(rest).toEqual([]);
  expect(mistake).toMatch(
    new RegExp(
      `^partners/general/openapi\\.yaml:12:12 ${CHANGED} \\(\\d+\\)\\. The first: ` +
        'partners/general/contract/loan\\.yaml:\\d+:\\d+ There is no tag `loan`\\. Next: .+; or undo the change',
    ),
  );
  expect(causes.follows(line(LOAN))).toBe(true);
  site.edit('partners/general/openapi.yaml', '- name: lending', '- name: loan');
  expect(await told()).toEqual([]);
  expect(causes.follows(line(LOAN))).toBe(false);
});

it('reports the other followers of a change in a file that has been edited since', () => {
  const found = [problem(LOAN), problem(READER), problem('sidebars.general.ts')];
  site.edit('partners/general/facts.yaml', '28', '30');
  workspace.refresh();
  expect(causes.causesOf(found)).toHaveLength(1);
  site.edit(LOAN, 'Lend books.', 'Lend many books.');
  workspace.refresh();
  const [own, change] = causes.causesOf(found);
  expect(own?.place.file).toBe(LOAN);
  expect(change?.message).toContain(`${CHANGED} (2)`);
});

it('reports each mistake if several files have changed at once', () => {
  const found = [problem(LOAN), problem(READER)];
  site.edit('partners/general/facts.yaml', '28', '30');
  site.edit('partners/general/fees.yaml', 'Late return', 'Return too late');
  workspace.refresh();
  expect(causes.causesOf(found)).toEqual(found);
});

it('reports mistakes in edited lines, and counts followers in their file', () => {
  const at = (line: number): Problem => ({
    ...problem(LOAN),
    place: { file: LOAN, line, column: 1 },
    message: `It is wrong in line ${line}`,
  });
  site.edit(LOAN, 'Lend books.', 'Lend many books.');
  workspace.refresh();
  const found = [at(3), at(8), at(12)];
  const [own, ...rest] = causes.causesOf(found);
  expect(rest).toEqual([]);
  expect(own && formatProblem(own)).toBe(
    `${LOAN}:8:1 It is wrong in line 8. Next: correct it. What follows from it elsewhere (2), the terminal lists.`,
  );
  expect(found.map((one) => causes.follows(formatProblem(one)))).toEqual([true, false, true]);
  site.edit(LOAN, 'many books.', 'more books.');
  workspace.refresh();
  expect(causes.causesOf(found)).toHaveLength(1);
  expect(causes.causesOf([at(3), at(12)])).toEqual([at(3), at(12)]);
});
