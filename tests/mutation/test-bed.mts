import { resolve } from 'node:path';
import {
  collectTests,
  getFn,
  getHooks,
  type File,
  type Suite,
  type Test,
  type VitestRunner,
} from '@vitest/runner';
import fc from 'fast-check';
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite';

/** A test of a loaded file. */
export interface BedTest {
  /**
   * `<file>#<number> <suites and name>`, since tests may have the same name; equal in every
   * process.
   */
  readonly id: string;
  readonly name: string;
  /** Runs the test with its hooks; returns the message of a failure. */
  readonly run: () => Promise<string | undefined>;
}

/** A freshly evaluated test file with all its imports. */
export interface LoadedFile {
  readonly tests: readonly BedTest[];
  /** The reason why the file could not be loaded. */
  readonly failure: string | undefined;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const isTest = (task: Suite | Test): task is Test => task.type === 'test';

const testsOf = (suite: Suite): Test[] =>
  suite.tasks.flatMap((task) => (isTest(task) ? [task] : testsOf(task)));

/** The suites around a test, starting with the file. */
function suitesAround(test: Test): Suite[] {
  const inner: Suite[] = [];
  for (let suite = test.suite; suite; suite = suite.suite) inner.unshift(suite);
  return inner[0] === test.file ? inner : [test.file, ...inner];
}

async function runTest(test: Test): Promise<string | undefined> {
  const suites = suitesAround(test);
  const cleanups: (() => unknown)[] = [];
  let failure: string | undefined;
  try {
    for (const suite of suites) {
      for (const hook of getHooks(suite).beforeEach) {
        const cleanup = await hook(test.context, suite);
        if (typeof cleanup === 'function') cleanups.unshift(cleanup as () => unknown);
      }
    }
    await getFn(test)();
  } catch (error) {
    failure = messageOf(error);
  }
  try {
    for (const suite of suites.toReversed()) {
      for (const hook of getHooks(suite).afterEach) await hook(test.context, suite);
    }
    for (const cleanup of cleanups) await cleanup();
  } catch (error) {
    failure ??= messageOf(error);
  }
  return failure;
}

/** Collects tests like Vitest does. The time limit of a mutant stops tests that hang. */
const collector = (root: string, importFile: (path: string) => Promise<unknown>): VitestRunner => ({
  importFile,
  config: {
    root,
    setupFiles: [],
    name: undefined,
    passWithNoTests: false,
    testNamePattern: undefined,
    allowOnly: false,
    sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
    chaiConfig: undefined,
    maxConcurrency: 1,
    testTimeout: 0,
    hookTimeout: 0,
    retry: 0,
    includeTaskLocation: false,
    tags: [],
    tagsFilter: undefined,
    strictTags: false,
  },
});

const openVite = (root: string): Promise<ViteDevServer> =>
  createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    define: { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' },
    // Tests use syntax that this Node.js version does not support.
    oxc: { target: 'es2022' },
    resolve: { alias: [{ find: /^@site\//, replacement: `${root}/` }] },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });

/**
 * Runs Vitest's tests in this process, any number of times: runs start no worker and evaluate no
 * module again, so a mutant takes only as long as its tests.
 */
export class TestBed {
  private constructor(
    private readonly root: string,
    private readonly server: ViteDevServer,
    private readonly modules: ReturnType<typeof createServerModuleRunner>,
  ) {}

  static async open(root: string): Promise<TestBed> {
    // Uses the same cases in every run, and skips the search for smaller failing ones.
    fc.configureGlobal({ seed: 1, endOnFailure: true });
    const server = await openVite(root);
    const options = { hmr: false, sourcemapInterceptor: false } as const;
    return new TestBed(root, server, createServerModuleRunner(server.environments.ssr, options));
  }

  async load(path: string): Promise<LoadedFile> {
    this.modules.clearCache();
    const runner = collector(this.root, (file) => this.modules.import(file));
    const [file] = await collectTests([resolve(this.root, path)], runner);
    const failure = file && (await this.prepare(file));
    if (!file || failure !== undefined) return { tests: [], failure };
    const tests = testsOf(file)
      .filter(({ mode }) => mode !== 'skip' && mode !== 'todo')
      .map((test, index) => ({
        id: `${path}#${index} ${test.fullTestName}`,
        name: test.fullTestName,
        run: () => runTest(test),
      }));
    return { tests, failure: undefined };
  }

  async close(): Promise<void> {
    await this.modules.close();
    await this.server.close();
  }

  /** Runs the `before` hooks of each suite once; returns the message of a failure. */
  private async prepare(file: File): Promise<string | undefined> {
    if (file.result?.errors?.[0]) return file.result.errors[0].message;
    const prepareSuite = async (suite: Suite): Promise<void> => {
      for (const hook of getHooks(suite).beforeAll) await hook(suite);
      for (const task of suite.tasks) if (!isTest(task)) await prepareSuite(task);
    };
    try {
      await prepareSuite(file);
      return undefined;
    } catch (error) {
      return messageOf(error);
    }
  }
}
