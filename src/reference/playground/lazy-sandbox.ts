import type { LoadedPlayground } from './data';
import type { Environment } from './environment';
import type { InPageSandbox } from './in-page-sandbox';
import type { ClockStep, SentStep, Tape } from './tape';

type OnEvent = ConstructorParameters<typeof InPageSandbox>[2];

interface LazySandboxOptions {
  readonly tape: Tape;
  readonly environment: () => Environment;
  readonly onEvent: OnEvent;
  /** Repeats a request of the tape. */
  readonly resend: (step: SentStep, sandbox: InPageSandbox) => Promise<void>;
}

/** The sandbox of the page, which is loaded when first needed and restored after a reload. */
export class LazySandbox {
  /** The sandbox; undefined until it is loaded. */
  loaded: InPageSandbox | undefined;
  private loading: Promise<InPageSandbox | undefined> | undefined;

  constructor(
    private readonly data: LoadedPlayground,
    private readonly options: LazySandboxOptions,
  ) {}

  /** Loads the sandbox once. Returns undefined if that fails; the next call tries again. */
  load(): Promise<InPageSandbox | undefined> {
    this.loading ??= this.open().catch(() => (this.loading = undefined));
    return this.loading;
  }

  private async open(): Promise<InPageSandbox> {
    const [{ InPageSandbox }, { default: rest }] = await Promise.all([
      import('./in-page-sandbox'),
      this.data.loadSandbox(),
    ]);
    const { tape, environment, onEvent } = this.options;
    const sandbox = new InPageSandbox({ ...this.data.mock, ...rest }, tape.origin, (event) => {
      if (this.loaded === sandbox) onEvent(event);
    });
    this.loaded = sandbox;
    await this.replay(sandbox);
    sandbox.use(environment());
    return sandbox;
  }

  private async replay(sandbox: InPageSandbox): Promise<void> {
    for (const step of this.options.tape.steps) {
      sandbox.use({ kind: 'sandbox', access: step.access });
      await sandbox.doneAt(step.at, async () => {
        if ('advance' in step) sandbox.advance(step.advance);
        else await this.options.resend(step, sandbox);
      });
    }
  }

  /** Performs an action that reloads repeat; undefined if the sandbox could not be loaded. */
  async record<T>(
    what: Pick<SentStep, 'draft' | 'key'> | Pick<ClockStep, 'advance'>,
    action: (sandbox: InPageSandbox) => T | Promise<T>,
  ): Promise<T | undefined> {
    const sandbox = await this.load();
    if (!sandbox) return undefined;
    const environment = this.options.environment();
    const access = environment.kind === 'sandbox' ? environment.access : 'full';
    const at = Date.now();
    const result = await sandbox.doneAt(at, () => action(sandbox));
    this.options.tape.add({ at, access, ...what });
    return result;
  }

  /** Drops the sandbox and the tape. The next sandbox starts in the initial state. */
  reset(): void {
    this.options.tape.clear();
    this.loaded = undefined;
    this.loading = undefined;
  }

  /** Returns the virtual time, or the computer's time until the sandbox is loaded. */
  now(): number {
    return this.loaded?.now() ?? Date.now();
  }

  eventCount(): number {
    return this.loaded?.eventCount() ?? 0;
  }
}
