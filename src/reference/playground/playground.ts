import { defined } from '../contract/json';
import { uuidv7 } from '../mock/ids';
import type { Entry } from './catalog';
import { followUps, parameterOf, type AnswerId } from './chain';
import type { LoadedPlayground } from './data';
import type { Draft } from './draft';
import type { Environment } from './environment';
import { Form } from './form';
import { LazySandbox } from './lazy-sandbox';
import { forgetOwn, keepOwn, NO_OWN } from './own-environment';
import { preparedRequest, type OutgoingRequest } from './request';
import { withoutSecretsIn } from './secrets-in-draft';
import { loadNetworkSender, NOT_LOADED, sendOverNetwork, sendToSandbox } from './send';
import { answerNotice, clockNotice, type Exchange, withEvent, withExchange } from './state';
import { withoutStorage, type BrowserStorage } from './storage';
import { Tape } from './tape';

export interface PlaygroundOptions {
  readonly storage: BrowserStorage;
  /** Storage of the tab. Without it, nothing is restored after a reload. */
  readonly session?: BrowserStorage;
  /** Whether the page may call other servers; defaults to true. */
  readonly mayCallOut?: () => boolean;
}

interface Noted extends Pick<Exchange, 'draft' | 'outcome'> {
  readonly environment: Environment;
  readonly prepared: { readonly shown: OutgoingRequest };
}

/** An open playground: its state, and all actions of the reader. */
export class Playground extends Form {
  private readonly sandbox: LazySandbox;
  private readonly tape: Tape;

  constructor(
    data: LoadedPlayground,
    private readonly options: PlaygroundOptions,
  ) {
    super(data, options.storage);
    this.tape = new Tape(options.session ?? withoutStorage, data.mock.set, this.entries);
    this.sandbox = new LazySandbox(data, {
      tape: this.tape,
      environment: () => this.getState().environment,
      onEvent: (event) => this.update({ events: withEvent(this.getState().events, event) }),
      resend: async ({ draft, access, key }, sandbox) => {
        const environment = { kind: 'sandbox', access } as const;
        const prepared = this.prepared(draft, environment, key);
        if ('fault' in prepared) return;
        const outcome = await sendToSandbox(prepared.request, sandbox);
        this.note({ draft, environment, prepared, outcome });
      },
    });
  }

  /** Preloads the sandbox. */
  readonly loadSandbox = (): Promise<unknown> => this.sandbox.load();

  /** Returns the secret that signs the next events; undefined until the sandbox is loaded. */
  signingSecret(): string | undefined {
    return this.sandbox.loaded?.secret();
  }

  /** Restores the objects, events and history of this tab after a reload. */
  async restore(): Promise<void> {
    if (this.tape.steps.length === 0) return;
    await this.sandbox.load();
    this.update({ now: this.sandbox.now() });
    this.showLatest();
  }

  setEnvironment(environment: Environment): void {
    this.sandbox.loaded?.use(environment);
    this.update({ environment, warning: undefined, now: this.sandbox.now() });
    if (environment.kind === 'sandbox') return;
    // Preloads the network code. A failure is shown when a request is sent.
    void loadNetworkSender().catch(() => undefined);
    this.update({ ownEnvironment: environment });
    if (this.getState().keeping === 'stored') this.keepOwn(true);
  }

  /** Keeps the reader's URL and key in this browser, or only in memory. */
  keepOwn(isKept: boolean): void {
    const [storage, set] = [this.storage, this.data.mock.set];
    if (!isKept) forgetOwn(storage, set);
    this.update({
      keeping: isKept ? keepOwn(storage, set, this.getState().ownEnvironment) : 'memory',
    });
  }

  /** Deletes the reader's URL and key, in memory and in this browser. */
  forgetOwn(): void {
    this.keepOwn(false);
    this.setEnvironment(NO_OWN);
    this.update({ notice: 'The address and the key are forgotten' });
  }

  /** Whether the page may send requests to the reader's server. */
  mayCallOut(): boolean {
    return this.options.mayCallOut?.() ?? true;
  }

  /** Returns the operations that can follow with an identifier, most relevant first. */
  followUps(found: AnswerId, environment: Environment['kind']): readonly Entry[] {
    const sandbox = environment === 'sandbox' ? this.sandbox.loaded : undefined;
    const { kind: type, id } = found;
    const state = sandbox?.stateOf({ type, id }) ?? found.state;
    const next = followUps(this.entries, defined({ ...found, state }));
    return next.filter(({ guide, operation }) => {
      const parameter = parameterOf(guide, type);
      return sandbox?.allows(operation, { type, id, parameter }) ?? true;
    });
  }

  private prepared(draft: Draft, environment: Environment, key: string) {
    const isAllowed = environment.kind === 'sandbox' || this.mayCallOut();
    const entry = this.entry(draft.operation);
    return preparedRequest(isAllowed, this.data, entry, draft, environment, () => key);
  }

  /** Adds an exchange to the history and shows it. */
  private note({ draft, environment, prepared, outcome }: Noted): void {
    const exchange = { draft, environment: environment.kind, request: prepared.shown, outcome };
    const history = withExchange(this.getState().history, exchange);
    this.update({ history, shown: history[0]?.number });
  }

  async send(): Promise<void> {
    const { draft, environment, sending } = this.getState();
    if (sending) return;
    const key =
      draft.idempotencyKey === '' ? uuidv7(Date.now(), Math.random) : draft.idempotencyKey;
    const prepared = this.prepared(draft, environment, key);
    if ('fault' in prepared) {
      this.update({ warning: prepared.fault, notice: prepared.fault });
      return;
    }
    this.update({ sending: true, warning: undefined, notice: '' });
    if (environment.kind === 'sandbox') await this.sandbox.load();
    const before = this.sandbox.eventCount();
    const { request } = prepared;
    const kept = withoutSecretsIn(draft, this.secrets());
    const outcome =
      environment.kind === 'own'
        ? await sendOverNetwork(request)
        : ((await this.sandbox.record({ draft: kept, key }, (sandbox) =>
            sendToSandbox(request, sandbox),
          )) ?? { kind: 'failure', failure: NOT_LOADED });
    this.note({ draft, environment, prepared, outcome });
    const notice = answerNotice(outcome, this.sandbox.eventCount() - before);
    this.update({ sending: false, notice, now: this.sandbox.now() });
  }

  /** Moves the virtual clock forward by an ISO 8601 duration. */
  async advance(duration: string): Promise<void> {
    await this.sandbox.load();
    const before = this.sandbox.eventCount();
    const done = await this.sandbox.record({ advance: duration }, (sandbox) => ({
      fault: sandbox.advance(duration),
    }));
    if (!done) {
      this.update({ warning: `${NOT_LOADED.title}. ${NOT_LOADED.steps.join(' ')}` });
      return;
    }
    const now = this.sandbox.now();
    this.update({
      now,
      notice: done.fault ?? clockNotice(now, this.sandbox.eventCount() - before),
    });
  }

  /** Makes the moves that are due, and updates the clock. */
  tick(): void {
    const fault = this.sandbox.loaded?.advance('PT0S');
    if (fault !== undefined) this.update({ notice: fault });
    const now = this.sandbox.now();
    if (Math.floor(now / 1000) !== Math.floor(this.getState().now / 1000)) this.update({ now });
  }

  /**
   * Resets the objects, events, history and clock of the sandbox. Keeps drafts and the answers of
   * the reader's server.
   */
  reset(): void {
    this.sandbox.reset();
    const history = this.getState().history.filter(({ environment }) => environment === 'own');
    const shown = history.find(({ number }) => number === this.getState().shown)?.number;
    const notice = 'The sandbox is as it was at the start';
    this.update({ history, shown, events: [], ids: {}, now: this.sandbox.now(), notice });
  }
}
