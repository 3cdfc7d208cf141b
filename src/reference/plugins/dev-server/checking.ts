/** The part of webpack-dev-server that reaches the open tabs. */
export interface TabServer {
  readonly webSocketServer?: { readonly clients: readonly unknown[] } | null | undefined;
  readonly sendMessage: (clients: readonly unknown[], type: string, data: object) => void;
}

/** Milliseconds after which the tabs are told, and told again: one may have been opened since. */
const PERIOD = 300;

/** Tells the open tabs whether what was saved is still being checked. */
export class Checking {
  private server: TabServer | undefined;
  private running = 0;
  private timer: NodeJS.Timeout | undefined;

  connect(server: TabServer): void {
    this.server = server;
  }

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
    const clients = this.server?.webSocketServer?.clients;
    if (!clients) return;
    const percent = this.running > 0 ? 0 : 100;
    this.server?.sendMessage(clients, 'progress-update', { percent, msg: 'Checking' });
  }
}
