import { ContractError, isError, type Problem, sortProblems } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import type { Background, Compiler } from '../dev-server/background';
import type { Tabs } from '../dev-server/tabs';
import { configurationProblems, noteAtStart } from './configuration';
import { type Check, Findings } from './findings';
import { stampsOf } from './stamps';

/** The checks of the content of a site, by name. */
export type Checks = Readonly<Record<Check, () => Promise<readonly Problem[]>>>;

/** The slow checks, in their order when the server starts. */
const OTHERS = ['rules', 'recipes'] as const;

/** Milliseconds between looks at the files for changes that the bundler does not notice. */
const PERIOD = 1000;

/** Checks the content of a running dev server after each change, and reports the problems. */
export class Watch {
  /** Shows the problems over the open pages. */
  readonly findings: Findings;
  private readonly printed = new Map<Check, string>();
  private readonly last = new Map<Check, Promise<void>>();
  /** The state of the content at the last check. */
  private looked: string | undefined;
  private isLooking = false;

  constructor(
    private readonly workspace: Workspace,
    private readonly checks: Checks,
    tabs: Tabs,
  ) {
    // Only this process has read the configuration.
    noteAtStart(workspace);
    this.findings = new Findings(workspace, tabs);
  }

  /** Runs the first checks once no page waits. */
  start(background: Background): void {
    void background.runner()(() => this.look());
    // The bundler does not notice changes of a dead symbolic link.
    setInterval(() => this.refresh(), PERIOD).unref();
  }

  /** Registers the hooks, as a plugin of the bundler: they look for changes of files. */
  apply({ hooks }: Compiler): void {
    for (const hook of [hooks.invalid, hooks.watchRun, hooks.done]) {
      hook.tap('watch', () => this.refresh());
    }
  }

  refresh(): void {
    this.workspace.refresh();
    if (this.looked !== undefined && this.looked !== this.state()) void this.look();
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    const isFirst = this.looked === undefined;
    let problems: readonly Problem[] = [];
    do {
      this.looked = this.state();
      if (!isFirst) this.lookSlowly();
      problems = await this.contractProblems();
    } while (this.state() !== this.looked);
    this.isLooking = false;
    this.tell('contract', problems);
    if (isFirst) this.lookSlowly();
  }

  private async contractProblems(): Promise<readonly Problem[]> {
    try {
      const found = (await this.checks.contract()).filter(isError);
      return sortProblems([...found, ...(await configurationProblems(this.workspace))]);
    } catch (error) {
      // Whatever a writer saves, a running server must report something.
      console.error(error);
      const place = { file: 'partners', line: 1, column: 1 };
      const message = `The check was stopped: ${(error as Error).message}`;
      return [{ place, message, next: 'undo the last change; the terminal says more' }];
    }
  }

  /** Runs the slow checks: at the start one after another, later in parallel. */
  private lookSlowly(): void {
    let before = Promise.resolve();
    for (const name of OTHERS) {
      before = (this.last.get(name) ?? before).then(() => this.lookWith(name)).catch(console.error);
      this.last.set(name, before);
    }
  }

  /** Drops the result if files have changed since: the next check has already started. */
  private async lookWith(name: Check): Promise<void> {
    const state = this.state();
    const found = await this.checks[name]();
    this.refresh();
    if (this.state() === state) this.tell(name, found);
  }

  private tell(name: Check, problems: readonly Problem[]): void {
    const message = problems.length > 0 ? new ContractError(problems).message : '';
    this.findings.take(name, problems);
    if (message !== '' && message !== this.printed.get(name)) {
      console.error(`[${name}]\n${message}`);
    }
    this.printed.set(name, message);
  }

  /** Returns a value that changes with any file of the content. */
  private state(): string {
    return [...stampsOf(this.workspace, ['partners', 'static', 'tests/words'])].join();
  }
}
