/** The part of webpack-dev-server that sends messages to the open tabs. */
export interface TabServer {
  readonly webSocketServer?: WebSocketServer | null | undefined;
  readonly sendMessage: (tabs: readonly unknown[], type: string, data?: object) => void;
}

interface WebSocketServer {
  readonly clients: readonly unknown[];
  readonly implementation: {
    readonly on: (event: 'connection', run: (tab: unknown) => void) => void;
  };
}

/** The messages that webpack-dev-server's client in a tab accepts. */
export type Message = readonly [type: 'errors' | 'progress-update' | 'still-ok', data?: object];

/** The open tabs of the dev server. */
export class Tabs {
  /** Resolves when the first tab opens. */
  readonly opened: Promise<void>;
  private open: () => void = () => undefined;
  private server: TabServer | undefined;
  private greeting: (() => Message | undefined) | undefined;

  constructor() {
    this.opened = new Promise((resolve) => {
      this.open = resolve;
    });
  }

  /** Call once the server listens. */
  connect(server: TabServer): void {
    this.server = server;
    server.webSocketServer?.implementation.on('connection', (tab) => {
      this.open();
      const message = this.greeting?.();
      if (message) server.sendMessage([tab], ...message);
    });
  }

  send(...message: Message): void {
    const tabs = this.server?.webSocketServer?.clients;
    if (tabs) this.server?.sendMessage(tabs, ...message);
  }

  /** Sets the message that a tab receives when it opens. */
  greetWith(greeting: () => Message | undefined): void {
    this.greeting = greeting;
  }
}
