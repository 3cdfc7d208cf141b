import { createSandbox, type MockContract, type Sandbox, type SentEvent } from '../mock';
import { signatureHeaders } from '../webhooks/sign';
import type { SandboxData } from './data';
import { sandboxKey, type Access, type Environment } from './environment';
import type { LoggedEvent } from './state';

const keyFor = (contract: MockContract, access: Access): string =>
  sandboxKey(contract, access === 'none' ? 'full' : access);

/** The sandbox of a playground, used with the access that the reader chose. */
export class InPageSandbox {
  private readonly sandbox: Sandbox;
  /** Key of the session; requests without a key use the same clock. */
  private key: string;

  /** @param onEvent receives every event of the current session, signed */
  constructor(
    private readonly contract: MockContract & Pick<SandboxData, 'behaviors'>,
    private readonly onEvent: (event: LoggedEvent) => void,
  ) {
    const { behaviors = [], ...mock } = contract;
    this.key = keyFor(mock, 'full');
    this.sandbox = createSandbox(mock, {
      behaviors,
      onEvent: (event, key) => void this.log(event, key),
    });
  }

  use(environment: Environment): void {
    this.key = keyFor(this.contract, environment.kind === 'sandbox' ? environment.access : 'full');
  }

  readonly fetch = (request: Request): Promise<Response> => {
    this.key = this.sandbox.keyOf(request) ?? this.key;
    return this.sandbox.fetch(request);
  };

  /** Virtual time in milliseconds since 1970. */
  now(): number {
    return this.sandbox.session(this.key).now();
  }

  /** Events so far. */
  eventCount(): number {
    return this.sandbox.session(this.key).events.length;
  }

  /**
   * Moves the virtual clock forward by an ISO 8601 duration.
   *
   * @returns what went wrong, if something did
   */
  advance(duration: string): string | undefined {
    try {
      this.sandbox.advance(this.key, duration);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  reset(): void {
    this.sandbox.reset(this.key);
  }

  private async log(event: SentEvent, key: string): Promise<void> {
    const { id, type, timestamp, body, secrets } = event;
    const seconds = Math.floor(Date.parse(timestamp) / 1000);
    // WebCrypto needs a secure origin; elsewhere the event is shown unsigned.
    const signed = signatureHeaders(secrets, { id, timestamp: seconds, body });
    const headers = await signed.catch(() => ({}));
    if (key !== this.key) return;
    this.onEvent({
      id,
      type,
      timestamp,
      body,
      headers: { 'content-type': 'application/json', ...headers },
      secret: secrets[0] ?? '',
    });
  }
}
