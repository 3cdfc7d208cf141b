import type { Tabs } from './tabs';

/** Milliseconds between messages to the tabs: new tabs may have opened since the last one. */
const PERIOD = 300;

/** Informs the open tabs whether a saved change is still being checked. */
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

  /** Uses the message for the progress of a compilation, which nothing else sends here. */
  private tell(): void {
    const percent = this.running > 0 ? 0 : 100;
    this.tabs.send('progress-update', { percent, msg: 'Checking' });
  }
}
