import { uuidv7 } from '../mock/ids';
import { Validator } from '../contract/validate';
import { entriesOf, type Entry } from './catalog';
import { withIds, type AnswerId } from './chain';
import type { LoadedPlayground } from './data';
import { newDraft, type Draft } from './draft';
import type { Environment } from './environment';
import { LazySandbox } from './lazy-sandbox';
import { preparedRequest } from './request';
import { loadNetworkSender, NOT_LOADED, sendOverNetwork, sendToSandbox } from './send';
import { readShared } from './share';
import {
  initialState,
  answerNotice,
  clockNotice,
  type PlaygroundState,
  withDraft,
  withEvent,
  withExchange,
} from './state';
import { loadDrafts, saveDrafts } from './stored';
import { forgetOwn, keepOwn, loadOwn, NO_OWN } from './own-environment';
import type { BrowserStorage } from './storage';

export interface PlaygroundOptions {
  readonly storage: BrowserStorage;
  /** Whether the page may call other servers; it may unless this says otherwise. */
  readonly mayCallOut?: () => boolean;
}

const freshKey = (): string => uuidv7(Date.now(), Math.random);

/** One open playground: its state, and everything a reader can do with it. */
export class Playground {
  readonly entries: readonly Entry[];
  readonly validator: Validator;
  private readonly sandbox: LazySandbox;
  private readonly listeners = new Set<() => void>();
  private state: PlaygroundState;
  /** The drafts that the browser holds. */
  private storedDrafts: PlaygroundState['drafts'];

  constructor(
    readonly data: LoadedPlayground,
    private readonly options: PlaygroundOptions,
  ) {
    this.entries = entriesOf(data);
    this.validator = new Validator(data.mock.schemas);
    this.sandbox = new LazySandbox(
      data,
      () => this.state.environment,
      (event) => this.update({ events: withEvent(this.state.events, event) }),
    );
    const stored = loadDrafts(options.storage, data.mock.set, this.entries);
    const ownEnvironment = loadOwn(options.storage, data.mock.set);
    const [first] = this.entries;
    const entry = this.entries.find(({ guide }) => guide.id === stored.operation) ?? first;
    if (!entry) throw new Error('The contract has no operation.');
    const draft = stored.drafts[entry.guide.id] ?? newDraft(entry);
    this.storedDrafts = stored.drafts;
    this.state = initialState(draft, stored.drafts, ownEnvironment, Date.now());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly getState = (): PlaygroundState => this.state;

  entry(id: string): Entry {
    const entry = this.entries.find(({ operation }) => operation.id === id);
    if (!entry) throw new RangeError(`There is no operation ${id}.`);
    return entry;
  }

  /** Loads the sandbox ahead. */
  readonly loadSandbox = (): Promise<unknown> => this.sandbox.load();

  /**
   * Opens the request of a link; a problem with the link becomes the warning.
   *
   * @param hash fragment of the address, with `#`
   * @param code error that the request is to provoke
   */
  openLink(hash: string, code?: string | null): void {
    const shared = readShared(this.entries, hash, code);
    if (shared.kind === 'none') return;
    if (shared.kind === 'operation') {
      this.open(shared.operation);
      return;
    }
    if (shared.draft) this.edit(shared.draft);
    if (shared.kind === 'fault') this.update({ warning: shared.message });
    else this.update({ hint: shared.hint, notice: shared.hint ?? this.state.notice });
  }

  /** Opens an operation with its draft, or with the examples of the contract. */
  open(id: string): void {
    const entry = this.entry(id);
    this.edit(withIds(this.state.drafts[id] ?? newDraft(entry), entry.guide, this.state.ids));
  }

  edit(draft: Draft): void {
    const drafts = withDraft(this.state.drafts, draft);
    const hint = draft.operation === this.state.draft.operation ? this.state.hint : undefined;
    this.update({ draft, drafts, warning: undefined, hint });
  }

  /** Stores drafts for the next visit. Call it once they are rendered, so that none that fails is kept. */
  keepDrafts({ draft: { operation }, drafts }: Pick<PlaygroundState, 'draft' | 'drafts'>): void {
    if (drafts === this.storedDrafts) return;
    this.storedDrafts = drafts;
    const [storage, set] = [this.options.storage, this.data.mock.set];
    const keepsDrafts = saveDrafts(storage, set, { operation, drafts }, this.secrets());
    if (keepsDrafts !== this.state.keepsDrafts) this.update({ keepsDrafts });
  }

  /** Back to the examples of the contract. */
  restoreExamples(): void {
    this.edit(newDraft(this.entry(this.state.draft.operation)));
  }

  setEnvironment(environment: Environment): void {
    this.sandbox.loaded?.use(environment);
    this.update({ environment, warning: undefined, now: this.sandbox.now() });
    if (environment.kind === 'sandbox') return;
    // Loads the network code ahead; a failure shows when a request is sent.
    void loadNetworkSender().catch(() => undefined);
    this.update({ ownEnvironment: environment });
    if (this.state.keeping === 'stored') this.keepOwn(true);
  }

  /** Keeps the own address and key in this browser, or in memory alone. */
  keepOwn(isKept: boolean): void {
    const [storage, set] = [this.options.storage, this.data.mock.set];
    if (!isKept) forgetOwn(storage, set);
    this.update({ keeping: isKept ? keepOwn(storage, set, this.state.ownEnvironment) : 'memory' });
  }

  /** Forgets the own address and key, in memory and in this browser. */
  forgetOwn(): void {
    this.keepOwn(false);
    this.setEnvironment(NO_OWN);
    this.update({ notice: 'The address and the key are forgotten' });
  }

  /** Whether the page may send requests to the reader's server. */
  mayCallOut(): boolean {
    return this.options.mayCallOut?.() ?? true;
  }

  /** Texts that no link and no stored draft may contain. */
  secrets(): readonly string[] {
    return [this.state.ownEnvironment.apiKey];
  }

  /** Opens an operation with an identifier of an answer, which later requests use as well. */
  useId({ kind, id }: AnswerId, operation: string): void {
    this.update({ ids: { ...this.state.ids, [kind]: id } });
    const entry = this.entry(operation);
    const draft = this.state.drafts[operation] ?? newDraft(entry);
    this.edit(withIds(draft, entry.guide, this.state.ids, kind));
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
    const [data, mayCall] = [this.data, this.mayCallOut()];
    const prepared = preparedRequest(mayCall, data, entry, draft, environment, freshKey);
    if ('fault' in prepared) {
      this.update({ warning: prepared.fault, notice: prepared.fault });
      return;
    }
    const { request, shown } = prepared;
    this.update({ sending: true, warning: undefined, notice: '' });
    const sandbox = isOwn ? undefined : await this.sandbox.load();
    const before = this.sandbox.eventCount();
    const outcome = isOwn ? await sendOverNetwork(request) : await sendToSandbox(request, sandbox);
    const exchange = { draft, environment: environment.kind, request: shown };
    const history = withExchange(this.state.history, { ...exchange, outcome });
    const notice = answerNotice(outcome, this.sandbox.eventCount() - before);
    const now = this.sandbox.now();
    this.update({ sending: false, history, shown: history[0]?.number, notice, now });
  }

  /** Moves the virtual clock forward by an ISO 8601 duration. */
  async advance(duration: string): Promise<void> {
    const sandbox = await this.sandbox.load();
    if (!sandbox) {
      this.update({ warning: `${NOT_LOADED.title}. ${NOT_LOADED.steps.join(' ')}` });
      return;
    }
    const before = sandbox.eventCount();
    const fault = sandbox.advance(duration);
    const now = sandbox.now();
    const notice = fault ?? clockNotice(now, sandbox.eventCount() - before);
    this.update({ now, notice });
  }

  /** Makes the moves that have fallen due. */
  tick(): void {
    const fault = this.sandbox.loaded?.advance('PT0S');
    if (fault !== undefined) this.update({ notice: fault });
    const now = this.sandbox.now();
    if (Math.floor(now / 1000) !== Math.floor(this.state.now / 1000)) this.update({ now });
  }

  /** Resets the objects, events and clock of the sandbox; history and drafts stay. */
  reset(): void {
    this.sandbox.loaded?.reset();
    const notice = 'The sandbox is as it was at the start';
    this.update({ events: [], ids: {}, now: this.sandbox.now(), notice });
  }

  private update(change: Partial<PlaygroundState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
