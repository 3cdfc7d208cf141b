import { setTimeout as delay } from 'node:timers/promises';

type Task = () => Promise<void>;

/** The hooks of a bundler that report its progress. */
export interface Compiler {
  readonly hooks: Readonly<
    Record<
      'invalid' | 'watchRun' | 'done' | 'failed',
      { tap: (name: string, run: () => void) => void }
    >
  >;
}

/** Milliseconds for an open page to request the next part of the compiled code. */
const REST = 100;
/** Milliseconds for a tab to open once the server answers. */
const OPENING = 5000;
/** Milliseconds for an open tab to request its page. */
const SHOWING = 1000;

/**
 * Runs work of the dev server that no open page waits for. It starts once nothing has been compiled
 * for a while, so that a page shows a change before the rest of the site is updated.
 */
export class Background {
  /** The number of times that a compilation has started or ended. */
  private events = 0;
  /** Number of compilations that have ended: the first has no page, the second the opened one. */
  private ended = 0;
  private isCompiling: boolean;
  private queue: Promise<void> = Promise.resolve();

  /**
   * @param opened resolves when a tab opens
   * @param rest resolves when an open page has had time to show the compiled code
   */
  constructor(
    private readonly isDevelopment: boolean,
    private readonly opened: Promise<unknown> = Promise.resolve(),
    private readonly rest: (ms: number) => Promise<unknown> = delay,
  ) {
    // The first page has priority over all tasks.
    this.isCompiling = isDevelopment;
  }

  /** Registers the hooks, as a plugin of the bundler. */
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

  /**
   * Returns a function that runs tasks of one kind: in a build at once; in the dev server, the
   * first at once if the first compilation needs its files, and of several that wait only the last.
   */
  runner({ isNeeded = false } = {}): (task: Task) => Promise<void> {
    let isFirst = isNeeded;
    let next: Task | undefined;
    const run = async (): Promise<void> => {
      await this.quiet();
      const task = next;
      next = undefined;
      await task?.();
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

  private async quiet(): Promise<void> {
    let seen: number;
    do {
      seen = this.events;
      await (this.ended > 1 ? this.rest(REST) : this.firstPage());
    } while (this.isCompiling || this.events !== seen);
  }

  private firstPage(): Promise<unknown> {
    const shown = this.opened.then(() => this.rest(SHOWING));
    return Promise.race([this.rest(OPENING), shown]);
  }
}
