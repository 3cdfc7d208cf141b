import { createSandbox, type MockContract, type Sandbox, type SentEvent } from '../mock';
import type { MockOperation } from '../mock/contract';
import { seededRandom } from '../mock/ids';
import { stateOf } from '../mock/lifecycle';
import { worksNow, type NamedObject } from '../mock/works-now';
import { signatureHeaders } from '../webhooks/sign';
import type { SandboxData } from './data';
import { sandboxKey, type Access, type Environment } from './environment';
import type { LoggedEvent } from './state';
import type { Origin } from './tape';

const keyFor = (contract: MockContract, access: Access): string =>
  sandboxKey(contract, access === 'none' ? 'full' : access);

/** The sandbox of a playground, with the access that the reader chose. */
export class InPageSandbox {
  private readonly sandbox: Sandbox;
  /** Key of the current session; requests without a key do not change it. */
  private key: string;
  /** Time of the computer during `doneAt`, in milliseconds since 1970. */
  private fixedTime: number | undefined;

  /**
   * @param origin the same origin and steps create the same objects
   * @param onEvent called with every event of the current session, signed
   */
  constructor(
    private readonly contract: MockContract & Pick<SandboxData, 'behaviors'>,
    { seed, start }: Origin,
    private readonly onEvent: (event: LoggedEvent) => void,
  ) {
    const { behaviors = [], ...mock } = contract;
    this.key = keyFor(mock, 'full');
    this.sandbox = createSandbox(mock, {
      behaviors,
      random: seededRandom(seed),
      now: () => this.fixedTime ?? Date.now(),
      onEvent: (event, key) => void this.log(event, key),
    });
    this.fixedTime = start;
    for (const access of ['full', 'readonly'] as const) this.sandbox.session(keyFor(mock, access));
    this.fixedTime = undefined;
  }

  /** Performs an action as if the computer's clock showed a time. */
  async doneAt<T>(at: number, action: () => T | Promise<T>): Promise<T> {
    this.fixedTime = at;
    try {
      return await action();
    } finally {
      this.fixedTime = undefined;
    }
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

  /** Returns the current state of an object; undefined if the sandbox does not have the object. */
  stateOf({ type, id }: NamedObject): string | undefined {
    const session = this.sandbox.session(this.key);
    const entity = session.find(type, id);
    return entity && stateOf(session, entity);
  }

  /** Whether the current state of an object allows an operation. */
  allows(operation: MockOperation, object: NamedObject): boolean {
    return worksNow(this.sandbox.session(this.key), operation, object);
  }

  /** Returns the newest signing secret. */
  secret(): string {
    return this.sandbox.session(this.key).secret;
  }

  /** Returns the number of events so far. */
  eventCount(): number {
    return this.sandbox.session(this.key).eventCount;
  }

  /**
   * Moves the virtual clock forward by an ISO 8601 duration.
   *
   * @returns the error message, if it failed
   */
  advance(duration: string): string | undefined {
    try {
      this.sandbox.advance(this.key, duration);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  private async log(event: SentEvent, key: string): Promise<void> {
    if (key !== this.key) return;
    const { id, type, timestamp, body, secrets } = event;
    const seconds = Math.floor(Date.parse(timestamp) / 1000);
    // WebCrypto requires a secure origin. On others, the event is shown unsigned.
    const signed = signatureHeaders(secrets, { id, timestamp: seconds, body });
    const headers = await signed.catch(() => ({}));
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
