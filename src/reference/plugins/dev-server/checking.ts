import type { Tabs } from './tabs';

/** Milliseconds after which the tabs are told, and told again: one may have been opened since. */
const PERIOD = 300;

/** Tells the open tabs whether what was saved is still being checked. */
export class Checking {
  private running = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly tabs: Tabs) {}

  async during<T>(task: () => Promise<T>): Promise<T> {
    this.running += 1;
    this.timer ??= setInterval(() => this.tell(), PERIOD).unref();
    try {
      return await task();
    } finally {
      this.running -= 1;
      if (this.running === 0) {
        clearInterval(this.timer);
        this.timer = undefined;
        this.tell();
      }
    }
  }

  /** In the message for the progress of a compilation, which nothing else sends here. */
  private tell(): void {
    const percent = this.running > 0 ? 0 : 100;
    this.tabs.send('progress-update', { percent, msg: 'Checking' });
  }
}
