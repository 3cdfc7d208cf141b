import { setTimeout as delay } from 'node:timers/promises';

type Task = () => Promise<void>;

interface Hook {
  readonly tap: (name: string, run: () => void) => void;
}

/** The part of a bundler that tells what it is doing. */
export interface Compiler {
  readonly hooks: Readonly<Record<'invalid' | 'watchRun' | 'done' | 'failed', Hook>>;
}

interface State {
  /** Compilations that were started and ended. */
  started: number;
  ended: number;
  readonly waiting: Set<() => void>;
}

/** The process may hold this module more than once (a config reload evaluates it afresh). */
export const STATE = Symbol.for('partner-docs.compilation');
const store = globalThis as { [STATE]?: State };
const state: State = store[STATE] ?? { started: 0, ended: 0, waiting: new Set() };
store[STATE] = state;

/**
 * Milliseconds after which a change that the plugins heard of is one that the
 * bundler does not care for; it hears of others within some tens of them.
 */
const NOTICE = 1000;
const STEP = 50;
/** Milliseconds in which open pages ask for what was compiled; work would keep them waiting. */
const DELIVERY = 400;

const isCompiling = (): boolean => state.started > state.ended;

/** A plugin of the bundler: `whenIdle` knows from it what the dev server is doing. */
export const compilationWatch = {
  apply({ hooks }: Compiler): void {
    const name = 'compilation-watch';
    const start = (): void => {
      state.started = state.ended + 1;
    };
    const end = (): void => {
      state.ended = state.started;
      for (const resolve of state.waiting) resolve();
      state.waiting.clear();
    };
    hooks.invalid.tap(name, start);
    hooks.watchRun.tap(name, start);
    hooks.done.tap(name, end);
    hooks.failed.tap(name, end);
  },
};

async function idle(): Promise<void> {
  const { started } = state;
  const isQuiet = (): boolean => state.started === started && !isCompiling();
  for (let waited = 0; waited < NOTICE && isQuiet(); waited += STEP) await delay(STEP);
  do {
    while (isCompiling()) await new Promise<void>((resolve) => state.waiting.add(resolve));
    await delay(DELIVERY);
  } while (isCompiling());
}

/**
 * Work that no open page waits for. Until the first compilation is done, and in
 * a build, a task runs at once. Later it runs when the dev server has compiled
 * what was saved and open pages have it; of several that wait, the last.
 */
export function whenIdle(): (task: Task) => Promise<void> {
  let next: Task | undefined;
  let isBusy = false;
  const work = async (): Promise<void> => {
    while (next) {
      await idle();
      const task = next;
      next = undefined;
      await task().catch(console.error);
    }
    isBusy = false;
  };
  return async (task) => {
    if (state.ended === 0) {
      await task();
      return;
    }
    next = task;
    if (isBusy) return;
    isBusy = true;
    void work();
  };
}
