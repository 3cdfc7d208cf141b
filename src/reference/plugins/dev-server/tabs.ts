/** The part of webpack-dev-server that reaches the open tabs. */
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

/** The open tabs, and messages that the client of webpack-dev-server in them knows. */
export class Tabs {
  private server: TabServer | undefined;
  private readonly greetings: (() => Message | undefined)[] = [];

  /** Once the server listens. */
  connect(server: TabServer): void {
    this.server = server;
    server.webSocketServer?.implementation.on('connection', (tab) => {
      for (const greeting of this.greetings) {
        const message = greeting();
        if (message) server.sendMessage([tab], ...message);
      }
    });
  }

  send(...message: Message): void {
    const tabs = this.server?.webSocketServer?.clients;
    if (tabs) this.server?.sendMessage(tabs, ...message);
  }

  /** What a tab is sent when it opens. */
  greetWith(greeting: () => Message | undefined): void {
    this.greetings.push(greeting);
  }
}

export type Message = readonly [type: 'errors' | 'progress-update' | 'still-ok', data?: object];
