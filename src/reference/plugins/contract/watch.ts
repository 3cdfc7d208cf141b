import { ContractError, isError, type Problem, sortProblems } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import type { Background, Compiler } from '../dev-server/background';
import { Checking } from '../dev-server/checking';
import type { Tabs } from '../dev-server/tabs';
import { Causes } from './causes';
import { configurationProblems, noteAtStart } from './configuration';
import { type Check, Findings } from './findings';
import { stampsOf } from './stamps';

/** What finds the mistakes in the content of a site. */
export type Checks = Readonly<Record<Check, () => Promise<readonly Problem[]>>>;

/** What else is looked for, in this order the first time. */
const OTHERS = ['types', 'rules', 'spelling', 'recipes'] as const;

/** Milliseconds after which the files are looked at although the bundler heard of no change. */
const PERIOD = 1000;

/** Looks at the content of a running dev server after each change, and tells what is wrong. */
export class Watch {
  /** What shows it over the open pages. */
  readonly findings: Findings;
  private readonly causes: Causes;
  private readonly checking: Checking;
  private readonly printed = new Map<Check, string>();
  private readonly last = new Map<Check, Promise<void>>();
  /** The state of the content when it was last looked at. */
  private looked: string | undefined;
  private isLooking = false;

  constructor(
    private readonly workspace: Workspace,
    private readonly checks: Checks,
    tabs: Tabs,
  ) {
    // Only this process has read it.
    noteAtStart(workspace);
    this.causes = new Causes(workspace);
    this.checking = new Checking(tabs);
    this.findings = new Findings(workspace, tabs, (line) => this.causes.follows(line));
  }

  /** Looks for the first time once no page waits. */
  start(background: Background): void {
    void background.runner()(() => this.look());
    // Nothing is heard of a symbolic link that leads nowhere.
    setInterval(() => this.refresh(), PERIOD).unref();
  }

  /** As a plugin of the bundler: files are looked at again before each compilation. */
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
      problems = await this.checking.during(() => this.contractProblems());
    } while (this.state() !== this.looked);
    this.isLooking = false;
    this.tell('contract', this.causes.causesOf(problems), problems);
    if (isFirst) this.lookSlowly();
  }

  private async contractProblems(): Promise<readonly Problem[]> {
    try {
      const found = (await this.checks.contract()).filter(isError);
      return sortProblems([...found, ...(await configurationProblems(this.workspace))]);
    } catch (error) {
      // Nothing that a writer saved may leave a running server silent.
      console.error(error);
      const place = { file: 'partners', line: 1, column: 1 };
      const message = `The check was stopped: ${(error as Error).message}`;
      return [{ place, message, next: 'undo the last change; the terminal says more' }];
    }
  }

  /** What else is found: the first time one after another, as nobody waits for it yet, and then side by side. */
  private lookSlowly(): void {
    let before = Promise.resolve();
    for (const name of OTHERS) {
      before = (this.last.get(name) ?? before).then(() => this.lookWith(name)).catch(console.error);
      this.last.set(name, before);
    }
    void this.checking.during(() => Promise.all(this.last.values()));
  }

  /** What was found in files that have changed since says nothing: the next look has begun. */
  private async lookWith(name: Check): Promise<void> {
    const state = this.state();
    const found = await this.checks[name]();
    this.refresh();
    if (this.state() === state) this.tell(name, found);
  }

  /** @param all what the terminal lists */
  private tell(name: Check, told: readonly Problem[], all = told): void {
    const message = all.length > 0 ? new ContractError(all).message : '';
    this.findings.take(name, told);
    if (message !== '' && message !== this.printed.get(name)) {
      console.error(`[${name}]\n${message}`);
    }
    this.printed.set(name, message);
  }

  /** What changes when any file of the content does. */
  private state(): string {
    return [...stampsOf(this.workspace, ['partners', 'static', 'tests/words'])].join();
  }
}
