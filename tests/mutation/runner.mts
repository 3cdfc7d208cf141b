import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { MutantCoverage } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  type DryRunOptions,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { ENDLESS } from './score';
import { TestBed, type BedTest, type LoadedFile } from './test-bed.mjs';

/** The global through which this runner controls the instrumented code. */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number | undefined;
  mutantCoverage?: MutantCoverage;
}

/**
 * The results of the dry run; stored in a file because a worker that hangs is replaced by a new
 * one.
 */
interface Knowledge {
  /** The tests that run each mutant, the fastest first. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
  /** The test files that run each mutant while they load. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

const KNOWLEDGE_FILE = 'mutation-knowledge.json';

const board: Switchboard = ((globalThis as { __stryker__?: Switchboard }).__stryker__ ??= {});

const fileOf = (testId: string): string => testId.slice(0, testId.indexOf('#'));

const killed = (test: string, failureMessage: string, nrOfTests: number): MutantRunResult => ({
  status: MutantRunStatus.Killed,
  killedBy: [test],
  failureMessage,
  nrOfTests,
});

/** Groups pairs by their first value. */
function grouped(pairs: Iterable<readonly [string, string]>): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const [key, value] of pairs) (groups[key] ??= []).push(value);
  return groups;
}

/**
 * Runs the tests of a mutant in this process. A kill counts only if the same test passes again with
 * the mutant turned off, so that leftovers of earlier mutants kill nothing.
 */
class WarmRunner implements TestRunner {
  private readonly loaded = new Map<string, LoadedFile>();
  private bed: TestBed | undefined;
  private known: Knowledge | undefined;

  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    // Unhandled rejections cannot be assigned to a test.
    process.on('unhandledRejection', () => undefined);
    this.bed = await TestBed.open(process.cwd());
  }

  async dryRun({ testFiles = [] }: DryRunOptions): Promise<DryRunResult> {
    const coverage = (board.mutantCoverage ??= { static: {}, perTest: {} });
    const results: TestResult[] = [];
    const loading: (readonly [string, string])[] = [];
    for (const path of testFiles.map((file) => relative(process.cwd(), file)).sort()) {
      const before = { ...coverage.static };
      const { tests, failure } = await this.file(path);
      if (failure !== undefined) {
        return { status: DryRunStatus.Error, errorMessage: `${path}: ${failure}` };
      }
      for (const [mutant, hits] of Object.entries(coverage.static)) {
        if (hits !== before[mutant]) loading.push([mutant, path]);
      }
      for (const test of tests) {
        board.currentTestId = test.id;
        const start = performance.now();
        const failureMessage = await test.run();
        const timeSpentMs = performance.now() - start;
        board.currentTestId = undefined;
        const { id, name } = test;
        const outcome = { id, name, timeSpentMs, fileName: path };
        results.push(
          failureMessage === undefined
            ? { ...outcome, status: TestStatus.Success }
            : { ...outcome, status: TestStatus.Failed, failureMessage },
        );
      }
    }
    const byTime = results.toSorted((a, b) => a.timeSpentMs - b.timeSpentMs);
    this.known = {
      tests: grouped(
        byTime.flatMap(({ id }) =>
          Object.keys(coverage.perTest[id] ?? {}).map((mutant) => [mutant, id] as const),
        ),
      ),
      files: grouped(loading),
    };
    writeFileSync(KNOWLEDGE_FILE, JSON.stringify(this.known));
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: coverage };
  }

  async mutantRun({ activeMutant, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    this.known ??= JSON.parse(readFileSync(KNOWLEDGE_FILE, 'utf8')) as Knowledge;
    const { id } = activeMutant;
    board.hitCount = 0;
    board.hitLimit = hitLimit;
    const covering = this.known.tests[id] ?? [];
    const stale = new Set(this.known.files[id]);
    let ran = 0;
    for (const testId of covering) {
      const test = (await this.file(fileOf(testId))).tests.find(
        (candidate) => candidate.id === testId,
      );
      if (!test) continue;
      ran += 1;
      const failure = await this.runWith(id, test);
      if (this.endless()) return this.endlessResult();
      if (failure === undefined) continue;
      if ((await test.run()) === undefined) return killed(testId, failure, ran);
      this.loaded.delete(fileOf(testId));
      stale.add(fileOf(testId));
    }
    // The mutant's code never ran: its result was cached from an earlier run.
    if (board.hitCount === 0) for (const testId of covering) stale.add(fileOf(testId));
    for (const path of stale) {
      board.activeMutant = id;
      const { tests, failure } = await this.opened().load(path);
      board.activeMutant = undefined;
      if (this.endless()) return this.endlessResult();
      if (failure !== undefined) return killed(path, failure, ran);
      for (const test of tests) {
        ran += 1;
        const message = await this.runWith(id, test);
        if (this.endless()) return this.endlessResult();
        if (message !== undefined) return killed(test.id, message, ran);
      }
    }
    return { status: MutantRunStatus.Survived, nrOfTests: ran };
  }

  async dispose(): Promise<void> {
    await this.bed?.close();
  }

  private opened(): TestBed {
    if (!this.bed) throw new Error('init() comes first');
    return this.bed;
  }

  private async file(path: string): Promise<LoadedFile> {
    const loaded = this.loaded.get(path) ?? (await this.opened().load(path));
    this.loaded.set(path, loaded);
    return loaded;
  }

  private async runWith(mutant: string, test: BedTest): Promise<string | undefined> {
    board.activeMutant = mutant;
    const failure = await test.run();
    board.activeMutant = undefined;
    return failure;
  }

  private endless(): boolean {
    return (board.hitCount ?? 0) > (board.hitLimit ?? Infinity);
  }

  private endlessResult(): MutantRunResult {
    return { status: MutantRunStatus.Timeout, reason: ENDLESS };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'warm', WarmRunner)];
