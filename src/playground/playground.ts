import { createSandbox, type Sandbox, type SentEvent } from '../mock';
import { uuidv7 } from '../mock/ids';
import { Validator } from '../mock/validate';
import { signatureHeaders } from '../webhooks/sign';
import { entriesOf, type Entry } from './catalog';
import { withIds } from './chain';
import type { PlaygroundData } from './data';
import { newDraft, type Draft } from './draft';
import { baseUrlFault, keyOf, secretsOf, type Environment } from './environment';
import { outgoingRequest, requestFault, withoutKey } from './request';
import { sendToSandbox, sendToServer } from './send';
import { readShared } from './share';
import {
  MOST_EVENTS,
  MOST_EXCHANGES,
  noticeOf,
  noticeOfClock,
  type LoggedEvent,
  type PlaygroundState,
} from './state';
import { loadDrafts, saveDrafts, type DraftStorage } from './stored';

export interface PlaygroundOptions {
  /** Throws where storage is blocked. */
  readonly storage: () => DraftStorage;
}

/** One open playground: its state, and everything a reader can do with it. */
export class Playground {
  readonly entries: readonly Entry[];
  readonly validator: Validator;
  private readonly sandbox: Sandbox;
  private readonly listeners = new Set<() => void>();
  private state: PlaygroundState;
  private exchanges = 0;

  constructor(
    readonly data: PlaygroundData,
    private readonly options: PlaygroundOptions,
  ) {
    this.entries = entriesOf(data);
    this.validator = new Validator(data.mock.schemas);
    this.sandbox = createSandbox(data.mock, {
      onEvent: (event, key) => void this.log(event, key),
    });
    const stored = loadDrafts(options.storage, data.mock.set, this.entries);
    const [first] = this.entries;
    const entry = this.entries.find(({ guide }) => guide.id === stored.operation) ?? first;
    if (!entry) throw new Error('The contract has no operation.');
    this.state = {
      draft: stored.drafts[entry.guide.id] ?? newDraft(entry),
      drafts: stored.drafts,
      environment: { kind: 'sandbox', access: 'full' },
      sending: false,
      history: [],
      shown: undefined,
      events: [],
      ids: {},
      warning: undefined,
      notice: '',
      now: this.clock('full'),
      keepsDrafts: undefined,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly getState = (): PlaygroundState => this.state;

  entry(id: string): Entry {
    const found = this.entries.find(({ operation }) => operation.id === id);
    if (!found) throw new RangeError(`There is no operation ${id}.`);
    return found;
  }

  /**
   * Takes over the request of a link; what is wrong with the link becomes the warning.
   *
   * @param hash fragment of the address, with `#`
   * @param code error that the request is to provoke
   */
  openLink(hash: string, code?: string | null): void {
    const shared = readShared(this.entries, hash, code);
    if (shared.kind === 'none') return;
    if (shared.draft) this.edit(shared.draft);
    this.update({ warning: shared.kind === 'fault' ? shared.message : undefined });
  }

  /** Opens an operation with its draft, or with the examples of the contract. */
  open(id: string): void {
    const draft = this.state.drafts[id] ?? newDraft(this.entry(id));
    this.edit(withIds(draft, this.state.ids));
  }

  edit(draft: Draft): void {
    // The draft that was edited last stands last.
    const others = Object.entries(this.state.drafts).filter(([id]) => id !== draft.operation);
    const drafts = Object.fromEntries([...others, [draft.operation, draft]]);
    const stored = { operation: draft.operation, drafts };
    const { environment } = this.state;
    const set = this.data.mock.set;
    const keepsDrafts = saveDrafts(this.options.storage, set, stored, secretsOf(environment));
    this.update({ draft, drafts, keepsDrafts, warning: undefined });
  }

  /** Back to the examples of the contract. */
  restoreExamples(): void {
    this.edit(newDraft(this.entry(this.state.draft.operation)));
  }

  setEnvironment(environment: Environment): void {
    this.update({ environment, warning: undefined, now: this.clock() });
  }

  /** Takes an identifier of an answer over into this request and the next ones. */
  useId(prefix: string, id: string): void {
    this.update({ ids: { ...this.state.ids, [prefix]: id } });
    this.edit(withIds(this.state.draft, this.state.ids));
    this.update({ notice: `${id} is used from now on` });
  }

  show(number: number): void {
    this.update({ shown: number });
  }

  async send(): Promise<void> {
    const { draft, environment, sending } = this.state;
    if (sending) return;
    const entry = this.entry(draft.operation);
    const isOwn = environment.kind === 'own';
    const warning =
      (isOwn ? baseUrlFault(environment.baseUrl) : undefined) ?? requestFault(entry, draft);
    if (warning !== undefined) {
      this.update({ warning, notice: warning });
      return;
    }
    this.update({ sending: true, warning: undefined, notice: '' });
    const before = this.eventCount();
    const newKey = () => uuidv7(Date.now(), Math.random);
    const request = outgoingRequest(this.data, entry, draft, environment, newKey);
    const outcome = isOwn
      ? await sendToServer(request)
      : await sendToSandbox(request, this.sandbox.fetch);
    const number = (this.exchanges += 1);
    const kept = { draft, environment: environment.kind, request: withoutKey(request) };
    const history = [{ number, ...kept, outcome }, ...this.state.history].slice(0, MOST_EXCHANGES);
    const notice = noticeOf(outcome, this.eventCount() - before);
    this.update({ sending: false, history, shown: number, notice, now: this.clock() });
  }

  /** Moves the virtual clock on by an ISO 8601 duration. */
  advance(duration: string): void {
    const before = this.eventCount();
    this.sandbox.advance(this.key(), duration);
    const now = this.clock();
    this.update({ now, notice: noticeOfClock(now, this.eventCount() - before) });
  }

  /** Lets the moves happen that fell due while time passed. */
  tick(): void {
    this.sandbox.advance(this.key(), 'PT0S');
    const now = this.clock();
    if (Math.floor(now / 1000) !== Math.floor(this.state.now / 1000)) this.update({ now });
  }

  /** A new sandbox: its objects, its events and the clock begin again. History and drafts stay. */
  reset(): void {
    this.sandbox.reset(this.key());
    const notice = 'The sandbox is as it was at the start';
    this.update({ events: [], ids: {}, now: this.clock(), notice });
  }

  /** Key of the sandbox session; requests without a key use the same clock. */
  private key(access = this.access()): string {
    const key = keyOf({ kind: 'sandbox', access });
    return key === '' ? keyOf({ kind: 'sandbox', access: 'full' }) : key;
  }

  private access(): 'full' | 'readonly' | 'none' {
    const { environment } = this.state;
    return environment.kind === 'sandbox' ? environment.access : 'full';
  }

  private clock(access?: 'full'): number {
    return this.sandbox.session(this.key(access)).now();
  }

  private eventCount(): number {
    return this.sandbox.session(this.key()).events.length;
  }

  private async log(event: SentEvent, key: string): Promise<void> {
    const { id, type, timestamp, body, secrets } = event;
    const seconds = Math.floor(Date.parse(timestamp) / 1000);
    // Without a secure origin there is no WebCrypto: the event is shown unsigned.
    const signed = signatureHeaders(secrets, { id, timestamp: seconds, body });
    const headers = await signed.catch(() => ({}));
    if (key !== this.key()) return;
    const logged: LoggedEvent = {
      id,
      type,
      timestamp,
      body,
      headers: { 'content-type': 'application/json', ...headers },
      secret: secrets[0] ?? '',
    };
    const events = [logged, ...this.state.events.filter((other) => other.id !== id)];
    events.sort((a, b) => (a.id < b.id ? 1 : -1));
    this.update({ events: events.slice(0, MOST_EVENTS) });
  }

  private update(change: Partial<PlaygroundState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
