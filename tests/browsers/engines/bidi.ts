import { WebSocket, type RawData } from 'ws';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** A connection that uses WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
export interface Bidi {
  /** Sends a command, and returns its result. */
  send<Result>(method: string, params: object): Promise<Result>;
  close(): void;
}

/**
 * Connects to a browser.
 *
 * @param onEvent called for every event that the session has subscribed to
 */
export async function connectBidi(
  address: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<Bidi> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const text = (data: RawData): string =>
    (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString();
  socket.on('message', (data) => {
    const message = JSON.parse(text(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method !== undefined) onEvent(message.method, message.params);
  });
  socket.on('close', () => {
    for (const settle of waiting.values()) settle({ error: 'closed', message: 'the browser left' });
  });
  return {
    send: <Result>(method: string, params: object) =>
      new Promise<Result>((resolve, reject) => {
        last += 1;
        const id = last;
        waiting.set(id, ({ error, message = '', result }) => {
          waiting.delete(id);
          if (error === undefined) resolve(result as Result);
          else reject(new Error(`${method}: ${error}: ${message}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}
