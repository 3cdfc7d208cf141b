import { entriesOf, type Entry } from './catalog';
import { withIds, type AnswerId } from './chain';
import type { LoadedPlayground } from './data';
import { newDraft, type Draft } from './draft';
import { loadOwn } from './own-environment';
import { readShared, shareHash } from './share';
import { initialState, type PlaygroundState, withDraft } from './state';
import type { BrowserStorage } from './storage';
import { Store } from './store';
import { loadDrafts, saveDrafts } from './stored';

/** Returns the state at the start of a visit: the stored drafts, or else the examples. */
function firstState(data: LoadedPlayground, entries: readonly Entry[], storage: BrowserStorage) {
  const stored = loadDrafts(storage, data.mock.set, entries);
  const [first] = entries;
  const entry = entries.find(({ guide }) => guide.id === stored.operation) ?? first;
  if (!entry) throw new Error('The contract has no operation.');
  const draft = stored.drafts[entry.guide.id] ?? newDraft(entry);
  const own = loadOwn(storage, data.mock.set);
  return initialState(draft, stored.drafts, own, Date.now());
}

/** The request that is edited: opens it, shows its answer, and stores its draft. */
export class Form extends Store<PlaygroundState> {
  readonly entries: readonly Entry[];
  /** The drafts that were last stored in the browser. */
  private storedDrafts: PlaygroundState['drafts'];

  constructor(
    readonly data: LoadedPlayground,
    protected readonly storage: BrowserStorage,
  ) {
    const entries = entriesOf(data);
    super(firstState(data, entries, storage));
    this.entries = entries;
    this.storedDrafts = this.getState().drafts;
  }

  entry(id: string): Entry {
    const entry = this.entries.find(({ operation }) => operation.id === id);
    if (!entry) throw new RangeError(`There is no operation ${id}.`);
    return entry;
  }

  /**
   * Opens the request of a link. Shows a problem with the link as a warning.
   *
   * @param hash fragment of the URL, with `#`
   * @param code error that the request should cause
   */
  openLink(hash: string, code?: string | null): void {
    const shared = readShared(this.entries, hash, code);
    if (shared.kind === 'none') return;
    if (shared.kind === 'operation') {
      const draft = this.getState().drafts[shared.operation];
      if (!draft) {
        this.open(shared.operation);
        return;
      }
      // Returns to the draft that the reader has edited.
      this.edit(draft);
      this.showLatest();
      return;
    }
    if (shared.draft) {
      this.edit(shared.draft);
      this.showLatest();
    }
    if (shared.kind === 'fault') this.update({ warning: shared.message });
    else this.update({ hint: shared.hint, notice: shared.hint ?? this.getState().notice });
  }

  /** Opens an operation with its draft, or with the examples of the contract. */
  open(id: string): void {
    const entry = this.entry(id);
    const { drafts, ids } = this.getState();
    this.edit(withIds(drafts[id] ?? newDraft(entry), entry.guide, ids));
    this.showLatest();
  }

  /** Returns the number of the last answer to this exact request, or else to its operation. */
  private latest(): number | undefined {
    const { draft: open, history } = this.getState();
    const entry = this.entry(open.operation);
    const hashOf = (draft: Draft): string => shareHash(draft, entry, this.secrets());
    const answers = history.filter(({ draft }) => draft.operation === open.operation);
    const own = answers.find(({ draft }) => hashOf(draft) === hashOf(open));
    return (own ?? answers[0])?.number;
  }

  /** Shows the last answer to the open request. Without one, keeps the current answer. */
  protected showLatest(): void {
    const latest = this.latest();
    if (latest !== undefined) this.show(latest);
  }

  /** Shows the last answer to the open request, or no answer, when the reader returns to it. */
  showOwn(): void {
    this.update({ shown: this.latest() });
  }

  edit(draft: Draft): void {
    const drafts = withDraft(this.getState().drafts, draft);
    const hint =
      draft.operation === this.getState().draft.operation ? this.getState().hint : undefined;
    this.update({ draft, drafts, warning: undefined, hint });
  }

  /** Stores drafts for the next visit; called after rendering, so that no failing draft is kept. */
  keepDrafts({ draft: { operation }, drafts }: Pick<PlaygroundState, 'draft' | 'drafts'>): void {
    if (drafts === this.storedDrafts) return;
    this.storedDrafts = drafts;
    const [storage, set] = [this.storage, this.data.mock.set];
    const keepsDrafts = saveDrafts(storage, set, { operation, drafts }, this.secrets());
    if (keepsDrafts !== this.getState().keepsDrafts) this.update({ keepsDrafts });
  }

  /** Resets the draft to the examples of the contract. */
  restoreExamples(): void {
    this.edit(newDraft(this.entry(this.getState().draft.operation)));
  }

  /** Returns the texts that links and stored drafts must not contain. */
  secrets(): readonly string[] {
    return [this.getState().ownEnvironment.apiKey];
  }

  /** Opens an operation with an identifier from an answer, and remembers it for later requests. */
  useId({ kind, id }: AnswerId, operation: string): void {
    this.update({ ids: { ...this.getState().ids, [kind]: id } });
    const entry = this.entry(operation);
    const draft = this.getState().drafts[operation] ?? newDraft(entry);
    this.edit(withIds(draft, entry.guide, this.getState().ids, kind));
    this.update({ notice: `${id} is used from now on` });
  }

  show(number: number): void {
    this.update({ shown: number });
  }
}
