import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REPORTS, runStep } from './run-step';
import type { Step } from './steps';

const REPORT = `const file = process.argv.find((argument) => argument.startsWith('--outputFile.json='));
  require('fs').writeFileSync(file.split('=')[1], '{"numPassedTests":3,"numTotalTests":3}');`;

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'step-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(cwd, { recursive: true });
});

/** Runs a step whose tool is the given code. */
function run(code: string, signal: AbortSignal, report?: Step['report']) {
  mkdirSync(join(cwd, REPORTS), { recursive: true });
  writeFileSync(join(cwd, 'tool.cjs'), code);
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts: { tool: 'node tool.cjs' } }));
  const step = { script: 'tool', ...(report && { report }) };
  return runStep(step, signal, { cwd });
}

const endless = 'setInterval(() => 1, 1000);';

it.each<[how: string, code: string, problem: string | undefined]>([
  ['reports its tests', REPORT, undefined],
  ['ends early, without a report', 'process.exit(0)', 'wrote no report'],
  ['is killed before it reports', "process.kill(process.pid, 'SIGKILL')", 'wrote no report'],
  ['is killed after it has reported', `${REPORT}process.kill(process.pid)`, 'outside its tests'],
  ['fails after it has reported', `${REPORT}throw new Error()`, 'outside its tests'],
])('judges a tool that %s', async (_how, code, problem) => {
  const result = await run(code, new AbortController().signal, 'vitest');
  if (problem === undefined) expect(result.problem).toBeUndefined();
  else expect(result.problem).toContain(problem);
});

const isRunning = (id: number): boolean => {
  try {
    // A killed process whose parent has not noticed is a zombie, and runs no more.
    return !readFileSync(`/proc/${id}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

it.runIf(process.platform === 'linux')('stops a tool with everything it has started', async () => {
  const limit = new AbortController();
  const child = `${endless}process.stdout.write(String(process.pid));`;
  const code = `const { spawn } = require('child_process');
    const child = spawn(process.execPath, ['--eval', ${JSON.stringify(child)}], { detached: true });
    child.stdout.on('data', (id) => require('fs').writeFileSync('id', id));
    ${endless}`;
  void run(code, limit.signal);
  const id = await vi.waitFor(() => {
    const written = Number(readFileSync(join(cwd, 'id'), 'utf8'));
    expect(written).toBeGreaterThan(0);
    return written;
  }, 30_000);
  expect(isRunning(id)).toBe(true);
  limit.abort();
  await vi.waitFor(() => expect(isRunning(id)).toBe(false), 30_000);
});
