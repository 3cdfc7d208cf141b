import { AsyncLocalStorage } from 'node:async_hooks';

/** The value that the running code makes. */
const current = new AsyncLocalStorage<Making>();

/**
 * A value that is being made; if it is a promise, until that has settled. Promises that wait for each
 * other never settle, and Node.js would end without a word.
 */
export class Making {
  /** What its maker waits for; undefined once the value is there. */
  private waitsFor: Set<Making> | undefined = new Set();

  constructor(private readonly name: string) {}

  /** Runs the function that makes the value or promises it. */
  run<V>(make: () => V): V {
    this.wait();
    const maker = current.getStore();
    const end = (): void => {
      this.waitsFor = undefined;
      maker?.waitsFor?.delete(this);
    };
    try {
      const value = current.run(this, make);
      if (value instanceof Promise) value.then(end, end);
      else end();
      return value;
    } catch (error) {
      end();
      throw error;
    }
  }

  /**
   * Notes that the value which is being made here waits for this one.
   *
   * @throws {Error} if they would wait for each other
   */
  wait(): void {
    const waiting = current.getStore();
    if (!waiting?.waitsFor || !this.waitsFor) return;
    const way = this.wayTo(waiting);
    if (way) {
      const names = [waiting, ...way].map(({ name }) => name);
      throw new Error(`These wait for each other without end: ${names.join(' → ')}`);
    }
    waiting.waitsFor.add(this);
  }

  private wayTo(goal: Making): readonly Making[] | undefined {
    if (this === goal) return [this];
    for (const next of this.waitsFor ?? []) {
      const way = next.wayTo(goal);
      if (way) return [this, ...way];
    }
    return undefined;
  }
}
