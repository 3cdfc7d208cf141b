import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import type { Problem } from '../../contract/problem';
import { workspaceAt } from '../../contract/testing/workspace';
import { Findings } from './findings';

const LOAN = 'partners/general/api/loan.mdx';

let site: SeededSite;
beforeEach(() => {
  site = new SeededSite();
});
afterEach(() => site.remove());

const mistake = (file: string, line = 3): Problem => ({
  place: { file, line, column: 1 },
  message: 'It is wrong',
  next: 'mend it',
});
const line = (file: string): string => `${file}:3:1 It is wrong. Next: mend it.`;

/** Findings of a bundler that compiles when `compile` is called. */
function setUp() {
  const workspace = workspaceAt(site.dir, true);
  const findings = new Findings(workspace);
  const invalidate = vi.fn();
  const runs: ((compilation: { errors: Error[] }) => void)[] = [];
  findings.apply({
    watching: { invalidate },
    hooks: { afterCompile: { tap: (_name, run) => runs.push(run) } },
  });
  const compile = (...errors: Error[]): readonly string[] => {
    workspace.refresh();
    for (const run of runs) run({ errors });
    return errors.map(({ message }) => message);
  };
  return { findings, invalidate, compile };
}

it('shows what a check has found at every page, until the next check finds it solved', () => {
  const { findings, invalidate, compile } = setUp();
  findings.take([mistake(LOAN), mistake('sidebars.general.ts')]);
  expect(compile()).toEqual([line(LOAN), line('sidebars.general.ts')]);
  findings.take([mistake(LOAN), mistake('sidebars.general.ts')]);
  expect(invalidate).toHaveBeenCalledTimes(1);
  findings.take([]);
  expect(compile()).toEqual([]);
  expect(invalidate).toHaveBeenCalledTimes(2);
});

it('leaves out what a page has told itself, and what was written since', () => {
  const { findings, compile, invalidate } = setUp();
  findings.take([mistake(LOAN), mistake('partners/general/intro.mdx')]);
  expect(compile(new Error(`Error: ${line(LOAN)}`))).toHaveLength(2);
  site.edit(LOAN, 'Lend books.', 'Lend many books.');
  expect(compile()).toEqual([line('partners/general/intro.mdx')]);
  findings.take([mistake(LOAN), mistake('partners/general/intro.mdx')]);
  expect(compile()).toHaveLength(2);
  expect(invalidate).toHaveBeenCalledTimes(2);
});

it('shows the first of many', () => {
  const { findings, compile } = setUp();
  findings.take(Array.from({ length: 40 }, (_, index) => mistake(LOAN, index + 1)));
  expect(compile()).toHaveLength(11);
  expect(compile().at(-1)).toBe('30 more. Next: read them in the terminal.');
});
