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
  hasCompiled: boolean;
  isCompiling: boolean;
  readonly waiting: Set<() => void>;
}

/** The process may hold this module more than once (a config reload evaluates it afresh). */
const STATE = Symbol.for('partner-docs.compilation');
const store = globalThis as { [STATE]?: State };
const state: State = store[STATE] ?? {
  hasCompiled: false,
  isCompiling: false,
  waiting: new Set(),
};
store[STATE] = state;

/** The bundler hears of a changed file up to so many milliseconds after the plugins. */
const NOTICE = 150;

/** A plugin of the bundler: `whenIdle` knows from it what the dev server is doing. */
export const compilationWatch = {
  apply({ hooks }: Compiler): void {
    const name = 'compilation-watch';
    const start = (): void => {
      state.isCompiling = true;
    };
    const end = (): void => {
      state.hasCompiled = true;
      state.isCompiling = false;
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
  await delay(NOTICE);
  while (state.isCompiling) await new Promise<void>((resolve) => state.waiting.add(resolve));
}

/**
 * Work that no open page waits for. Until the first compilation is done, and in
 * a build, a task runs at once. Later it runs when the dev server has compiled
 * what was saved; of several that wait, the last.
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
    if (!state.hasCompiled) {
      await task();
      return;
    }
    next = task;
    if (isBusy) return;
    isBusy = true;
    void work();
  };
}
