import type { LoadedPlayground } from './data';
import type { Environment } from './environment';
import type { InPageSandbox } from './in-page-sandbox';

type OnEvent = ConstructorParameters<typeof InPageSandbox>[1];

/** The sandbox of the page, loaded when it is first needed. */
export class LazySandbox {
  /** Undefined until it is loaded. */
  loaded: InPageSandbox | undefined;
  private loading: Promise<InPageSandbox | undefined> | undefined;

  constructor(
    private readonly data: LoadedPlayground,
    private readonly environment: () => Environment,
    private readonly onEvent: OnEvent,
  ) {}

  /** Loads the sandbox if it is not here yet; undefined when that fails, until the next attempt. */
  load(): Promise<InPageSandbox | undefined> {
    this.loading ??= this.open().catch(() => (this.loading = undefined));
    return this.loading;
  }

  private async open(): Promise<InPageSandbox> {
    const [{ InPageSandbox }, { default: rest }] = await Promise.all([
      import('./in-page-sandbox'),
      this.data.loadSandbox(),
    ]);
    this.loaded = new InPageSandbox({ ...this.data.mock, ...rest }, this.onEvent);
    this.loaded.use(this.environment());
    return this.loaded;
  }

  /** Virtual time: until the sandbox is loaded, that of the computer. */
  now(): number {
    return this.loaded?.now() ?? Date.now();
  }

  eventCount(): number {
    return this.loaded?.eventCount() ?? 0;
  }
}
