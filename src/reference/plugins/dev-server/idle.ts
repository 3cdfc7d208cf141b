import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

type Task = () => Promise<void>;

interface Hook<T> {
  readonly tap: (name: string, run: (told: T) => void) => void;
}

/** What a compilation came to. */
export interface Outcome {
  readonly hash: string | null;
  readonly hasErrors: () => boolean;
}

/** The part of a bundler that tells what it is doing. */
export interface Compiler {
  readonly hooks: Readonly<Record<'invalid' | 'watchRun' | 'failed', Hook<unknown>>> & {
    readonly done: Hook<Outcome>;
  };
}

interface State {
  /** Compilations that were started and ended. */
  started: number;
  ended: number;
  readonly waiting: Set<() => void>;
  /** Of the last compilation that pages take over: one without errors. */
  hash: string | null;
  /** The compilation that each open tab shows, by the tab's name. */
  readonly tabs: Map<string, string>;
}

/** The process may hold this module more than once (a config reload evaluates it afresh). */
export const STATE = Symbol.for('partner-docs.compilation');
const store = globalThis as { [STATE]?: State };
const state: State = store[STATE] ?? {
  started: 0,
  ended: 0,
  waiting: new Set(),
  hash: null,
  tabs: new Map(),
};
store[STATE] = state;

/**
 * Milliseconds after which a change that the plugins heard of is one that the
 * bundler does not care for; it hears of others within some tens of them.
 */
const NOTICE = 1000;
const STEP = 50;
/**
 * Milliseconds that open pages have to fetch and show what was compiled: work in
 * the meantime would keep them waiting. A tab that takes longer is taken for closed.
 */
const DELIVERY = 3000;

const isCompiling = (): boolean => state.started > state.ended;
const isBehind = ([, hash]: [string, string]): boolean => hash !== state.hash;

/** Whether nothing was compiled yet; a build never has. */
export const isStarting = (): boolean => state.ended === 0;

/** A tab says which compilation it shows. */
export const tabShows = (tab: string, hash: string): void => void state.tabs.set(tab, hash);

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
    hooks.done.tap(name, (outcome) => {
      if (!outcome.hasErrors()) state.hash = outcome.hash;
      end();
    });
    hooks.failed.tap(name, end);
  },
};

/** Resolves when every open tab shows what was compiled, or something else is compiled. */
async function delivered(): Promise<void> {
  for (let waited = 0; waited < DELIVERY; waited += STEP) {
    if (isCompiling() || ![...state.tabs].some(isBehind)) return;
    await delay(STEP);
  }
  for (const [tab] of [...state.tabs].filter(isBehind)) state.tabs.delete(tab);
}

const compiled = (): Promise<void> =>
  new Promise((resolve) => {
    state.waiting.add(resolve);
  });

/**
 * A break in work that no open page waits for: what was saved meanwhile is
 * compiled first. A build has no breaks.
 */
export async function aBreak(): Promise<void> {
  if (isStarting()) return;
  // The bundler hears of files between two turns of the event loop.
  await nextTurn();
  while (isCompiling()) {
    await compiled();
    await delivered();
  }
}

async function idle(): Promise<void> {
  const { started } = state;
  const isQuiet = (): boolean => state.started === started && !isCompiling();
  for (let waited = 0; waited < NOTICE && isQuiet(); waited += STEP) await delay(STEP);
  do {
    while (isCompiling()) await compiled();
    await delivered();
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
    if (isStarting()) {
      await task();
      return;
    }
    next = task;
    if (isBusy) return;
    isBusy = true;
    void work();
  };
}
