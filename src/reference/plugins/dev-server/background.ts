import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

type Task = () => Promise<void>;

/** The part of a bundler that says what it is doing. */
export interface Compiler {
  readonly hooks: Readonly<
    Record<
      'invalid' | 'watchRun' | 'done' | 'failed',
      { tap: (name: string, run: () => void) => void }
    >
  >;
}

/** Milliseconds in which an open page asks for the next part of what was compiled. */
const REST = 100;
/** Milliseconds in which a tab, once the server answers, asks for its first page. */
const OPENING = 5000;

/**
 * Work of the dev server that no open page waits for. It starts when nothing has been compiled for
 * a while, so that a page shows a change before the rest of the site is brought up to date.
 */
export class Background {
  /** Compilations that were started or have ended, and what tabs have asked for since. */
  private events = 0;
  private seen = 0;
  /** Compilations that have ended: the first one holds no page, the second one the page that was opened. */
  private ended = 0;
  private isCompiling: boolean;
  private queue: Promise<void> = Promise.resolve();
  /** Runs the urgent task that waits, if there is one. */
  private urgent: Task = () => Promise.resolve();
  private isUrgentRunning = false;

  /** @param rest resolves when an open page has had time to show what was compiled */
  constructor(
    private readonly isDevelopment: boolean,
    private readonly rest: (ms: number) => Promise<unknown> = delay,
  ) {
    // Nobody waits for anything as much as for the first page.
    this.isCompiling = isDevelopment;
  }

  /** As a plugin of the bundler. */
  apply({ hooks }: Compiler): void {
    const watch = (hook: keyof Compiler['hooks'], isCompiling: boolean): void =>
      hooks[hook].tap('background', () => {
        this.isCompiling = isCompiling;
        this.events += 1;
        if (!isCompiling) this.ended += 1;
      });
    watch('invalid', true);
    watch('watchRun', true);
    watch('done', false);
    watch('failed', false);
  }

  /** A tab fetches what was compiled: busy with other work, the server would answer late. */
  fetched(): void {
    this.events += 1;
  }

  /**
   * What runs the tasks of one kind: in a build at once, in the dev server the first one at once if
   * the first compilation needs its files. Of several that wait, only the last one runs. An urgent one
   * runs in a break of other work.
   */
  runner({ isUrgent = false, isNeeded = false } = {}): (task: Task) => Promise<void> {
    let isFirst = isNeeded;
    let next: Task | undefined;
    const take = async (): Promise<void> => {
      const task = next;
      next = undefined;
      await task?.();
    };
    if (isUrgent) this.urgent = take;
    const run = async (): Promise<void> => {
      await this.quiet();
      await (isUrgent ? this.runUrgent() : take());
    };
    return async (task) => {
      if (isFirst || !this.isDevelopment) {
        isFirst = false;
        await task();
        return;
      }
      if (!next) this.queue = this.queue.then(run).catch(console.error);
      next = task;
    };
  }

  /**
   * A break in long work: what was saved in the meantime is compiled first. None before the first
   * compilation, which needs the work.
   */
  async pause(): Promise<void> {
    if (!this.isDevelopment || this.events === 0) return;
    // The bundler learns of changed files between two turns of the event loop.
    await nextTurn();
    if (this.isCompiling || this.events !== this.seen) await this.quiet();
    await this.runUrgent();
  }

  /** Not within itself: the urgent task has breaks as well. */
  private async runUrgent(): Promise<void> {
    if (this.isUrgentRunning) return;
    this.isUrgentRunning = true;
    try {
      await this.urgent();
    } finally {
      this.isUrgentRunning = false;
    }
  }

  private async quiet(): Promise<void> {
    do {
      this.seen = this.events;
      await this.rest(this.ended > 1 ? REST : OPENING);
    } while (this.isCompiling || this.events !== this.seen);
  }
}
