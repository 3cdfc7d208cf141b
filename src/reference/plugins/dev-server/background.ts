import { setTimeout as delay } from 'node:timers/promises';

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
/** Milliseconds in which a tab opens once the server answers. */
const OPENING = 5000;
/** Milliseconds in which a tab that has opened asks for its page. */
const SHOWING = 1000;

/**
 * Work of the dev server that no open page waits for. It starts when nothing has been compiled for
 * a while, so that a page shows a change before the rest of the site is brought up to date.
 */
export class Background {
  /** Compilations that were started or have ended. */
  private events = 0;
  /** Compilations that have ended: the first one holds no page, the second one the page that was opened. */
  private ended = 0;
  private isCompiling: boolean;
  private queue: Promise<void> = Promise.resolve();

  /**
   * @param opened resolves when a tab opens
   * @param rest resolves when an open page has had time to show what was compiled
   */
  constructor(
    private readonly isDevelopment: boolean,
    private readonly opened: Promise<unknown> = Promise.resolve(),
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

  /**
   * What runs the tasks of one kind: in a build at once, in the dev server the first one at once if
   * the first compilation needs its files. Of several that wait, only the last one runs.
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
