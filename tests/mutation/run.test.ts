import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../support/paths';

const CODE = `export const atLeast = (a: number, b: number): boolean => a >= b;
export const half = (amount: number): number => amount / 2;
export const third = (amount: number): number => amount / 3;
`;
const header = `import { expect, it } from 'vitest';
import { atLeast, half, third } from './amount';
it('compares', () => {
  expect([atLeast(1, 2), atLeast(2, 2), atLeast(3, 2)]).toEqual([false, true, true]);
});
`;
/** Rows of a table can have the same name. */
const PROVEN = `it('divides', () => expect(half(3)).toBe(1.5));
it('divides', () => expect(third(9)).toBe(3));
`;
const UNPROVEN = `it('runs', () => void third(9));\n`;

let home: string;

/** Returns the runner's exit code and output for a fresh folder. */
async function mutate(test: string): Promise<{ code: number; lines: string[] }> {
  const root = mkdtempSync(join(home, 'case-'));
  mkdirSync(join(root, 'src/reference/fees'), { recursive: true });
  writeFileSync(join(root, 'src/reference/fees/amount.ts'), CODE);
  writeFileSync(join(root, 'src/reference/fees/amount.test.ts'), test);
  const run = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'tests/mutation/run.mts'), 'fees'],
    { cwd: root },
  );
  const { code, stdout } = await run.then(
    (output) => ({ code: 0, ...output }),
    (error: unknown) => error as { code: number; stdout: string },
  );
  return { code, lines: stdout.trim().split('\n') };
}

describe('npm run test:mutation', () => {
  beforeAll(() => {
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    // Inside the repository, so that packages are found.
    home = mkdtempSync(join(ROOT, '.cache/mutation-test-'));
  });

  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('passes when the tests notice every change', async () => {
    const { code, lines } = await mutate(header + PROVEN);
    expect(lines.at(-1)).toMatch(/^fees: (\d+) of \1 mutants killed \(100\.0 %\), 0 survived/);
    expect(code).toBe(0);
  });

  it('fails, and names code without tests and code that runs without assertions', async () => {
    const { code, lines } = await mutate(header + UNPROVEN);
    expect(lines).toContain(
      'src/reference/fees/amount.ts:2:49 ArithmeticOperator → amount * 2 (no test runs it)',
    );
    expect(lines).toContain('src/reference/fees/amount.ts:3:50 ArithmeticOperator → amount * 3');
    expect(lines.at(-1)).toMatch(/^fees: 5 of 9 mutants killed \(55\.6 %\)/);
    expect(code).toBe(1);
  });
});
