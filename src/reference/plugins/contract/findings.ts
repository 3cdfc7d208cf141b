import { basename, join } from 'node:path';
import { formatProblem, type Problem, problemLinesIn } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import type { Message, Tabs } from '../dev-server/tabs';
import { unreadModule } from './unread-module';

/** An error in the bundler and its overlay. */
interface Told {
  readonly message: string;
}

/** The part of a bundler's run that collects its errors. */
export interface Compilation {
  errors: readonly Told[];
  /** A compilation within another one, such as that of the page's frame, has no errors to show. */
  readonly compiler: { readonly isChild: () => boolean };
}

interface Tap {
  readonly tap: (options: { name: string; stage: number }, run: () => void) => void;
}

/** The hooks of a bundler that report its progress. */
export interface Compiler {
  readonly hooks: {
    readonly afterCompile: { tap: (name: string, run: (compilation: Compilation) => void) => void };
    readonly invalid: Tap;
    readonly done: Tap;
  };
}

/** The checks that find mistakes, in the order in which a page shows them. */
const CHECKS = ['contract', 'recipes', 'rules'] as const;
export type Check = (typeof CHECKS)[number];

interface Found {
  readonly problem: Problem;
  readonly stamp: string | undefined;
}

/** The number of mistakes that a page shows; the terminal lists all of them. */
const SHOWN = 10;

/**
 * Shows the results of the last check in the overlay of each open page until they are solved: a
 * mistake in one file often follows from an edit of another. Errors of a page that does not compile
 * are shown as the same line, without loader names and stack traces. Only that page is not updated,
 * because of its compile errors.
 */
export class Findings {
  /** The problems of each check, with the states of their files at that time. */
  private readonly found = new Map<Check, readonly Found[]>();
  /** The errors of the last compilation. */
  private errors: readonly Told[] = [];
  private shown: readonly Told[] = [];

  constructor(
    private readonly workspace: Workspace,
    private readonly tabs: Tabs,
  ) {
    tabs.greetWith(() => (this.errors.length === 0 ? asMessage(this.shown) : undefined));
  }

  /** Registers the hooks, as a plugin of the bundler. */
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap('findings', (compilation) => {
      if (compilation.compiler.isChild()) return;
      this.errors = [...compilation.errors];
      this.shown = this.messages();
      if (this.errors.length === 0) return;
      compilation.errors = this.shown;
      // The dev server sends the errors next: a tab would add them to those that it already shows.
      this.tabs.send('still-ok');
    });
    // The dev server's client hides the overlay until the compilation has ended.
    hooks.invalid.tap({ name: 'findings', stage: 1 }, () => this.show());
    // Runs after the dev server has sent errors, or hidden the overlay (not after warnings).
    hooks.done.tap({ name: 'findings', stage: 1 }, () => {
      if (this.errors.length === 0) this.show();
    });
  }

  /** Stores the problems of a check, and shows them over the open pages. */
  take(check: Check, problems: readonly Problem[]): void {
    this.found.set(
      check,
      problems.map((problem) => ({ problem, stamp: this.stampOf(problem) })),
    );
    const before = textOf(this.shown);
    this.shown = this.messages();
    if (textOf(this.shown) !== before) this.show();
  }

  private show(): void {
    this.tabs.send('still-ok');
    const message = asMessage(this.shown);
    if (message) this.tabs.send(...message);
  }

  /** The messages to show, without bundler errors that a reported problem explains. */
  private messages(): readonly Told[] {
    const current = this.current();
    const lines = this.lines(current);
    // The bundler reports a deleted page until Docusaurus has updated its list of pages.
    const names = ["'@site/partners/", ...current.flatMap(namesOf)];
    const isFollower = (message: string): boolean => names.some((name) => message.includes(name));
    const others = this.errors
      .filter(({ message }) => problemLinesIn(message).length === 0 && !isFollower(message))
      .map((error) => {
        const problem = unreadModule(this.workspace, error.message);
        return problem ? plainError(formatProblem(problem)) : error;
      });
    const rest = lines.length - SHOWN;
    return [
      ...others,
      ...lines.slice(0, SHOWN).map(plainError),
      ...(rest > 0 ? [plainError(`${rest} more. Next: read them in the terminal.`)] : []),
    ];
  }

  /** The problems of a page that does not compile, then those of the checks, each once. */
  private lines(current: readonly Problem[]): readonly string[] {
    const told = this.errors.flatMap(({ message }) => problemLinesIn(message));
    return [...new Set([...told, ...current.map(formatProblem)])];
  }

  private current(): readonly Problem[] {
    return CHECKS.flatMap((check) => this.fresh(check));
  }

  /** The problems of a check, except in files that changed since: the next check rereads them. */
  private fresh(check: Check): readonly Problem[] {
    return (this.found.get(check) ?? []).flatMap(({ problem, stamp }) =>
      stamp === this.stampOf(problem) ? [problem] : [],
    );
  }

  private stampOf({ place: { file } }: Problem): string | undefined {
    return this.workspace.stamp(join(this.workspace.siteDir, file));
  }
}

/** Names that the bundler uses for a module, or for an import. */
const namesOf = ({ message, place: { file } }: Problem): readonly string[] => [
  ...(file.endsWith('.ts') ? [file, `${file.slice(0, -'.ts'.length)}'`] : []),
  ...(/`(.+)` to import$/.exec(message)?.slice(1) ?? []).map((name) => `'${name}'`),
  ...(message === 'The file is missing' ? [`/${basename(file, '.ts')}'`] : []),
  ...(/^There is no module `(.+)`$/.exec(message)?.slice(1) ?? []).map((name) => `'${name}'`),
  ...(/^There is no image `\.?(.+)`$/.exec(message)?.slice(1) ?? []).map((name) => `${name}'`),
];

const textOf = (errors: readonly Told[]): string => errors.map(({ message }) => message).join();

const asMessage = (errors: readonly Told[]): Message | undefined =>
  errors.length > 0 ? ['errors', errors.map(({ message }) => ({ message }))] : undefined;

/** An error without its stack, which is useless to a writer. */
function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}
