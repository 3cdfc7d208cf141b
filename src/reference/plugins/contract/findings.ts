import { basename, join } from 'node:path';
import { formatProblem, type Problem, problemIn, problemLinesIn } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import type { Message, Tabs } from '../dev-server/tabs';
import { GONE } from './causes';
import { folded } from './folded';
import { unreadModule } from './unread-module';

/** An error as the bundler and its overlay have it. */
interface Told {
  readonly message: string;
}

/** The part of a bundler's run that collects what it has to tell. */
export interface Compilation {
  errors: readonly Told[];
  /** A compilation within another one, such as that of the page's frame, has nothing to show. */
  readonly compiler: { readonly isChild: () => boolean };
}

interface Tap {
  readonly tap: (options: { name: string; stage: number }, run: () => void) => void;
}

/** The part of a bundler that says when it has compiled. */
export interface Compiler {
  readonly hooks: {
    readonly afterCompile: { tap: (name: string, run: (compilation: Compilation) => void) => void };
    readonly invalid: Tap;
    readonly done: Tap;
  };
}

/** What looks for mistakes: in the process of the server, and in threads beside it. */
export type Check = 'contract' | 'recipes' | 'rules' | 'spelling' | 'types';

interface Found {
  readonly problem: Problem;
  readonly stamp: string | undefined;
}

/** How many mistakes a page shows; the terminal lists them all. */
const SHOWN = 10;

/**
 * What the last check found, in the overlay of each open page until it is solved: a mistake of one
 * file often follows from an edit of another. What a page that does not compile has told itself is
 * shown as the same line, without the names of loaders and the stack around it. Only that page is
 * kept from being updated, as errors of a compilation do.
 */
export class Findings {
  /** By the check that found them, with the states of their files then. */
  private readonly found = new Map<Check, readonly Found[]>();
  /** What the last compilation could not do. */
  private errors: readonly Told[] = [];
  private shown: readonly Told[] = [];

  /** @param follows whether a line of a page follows from what is told of another file */
  constructor(
    private readonly workspace: Workspace,
    private readonly tabs: Tabs,
    private readonly follows: (line: string) => boolean,
  ) {
    tabs.greetWith(() => (this.errors.length === 0 ? asMessage(this.shown) : undefined));
  }

  /** As a plugin of the bundler. */
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap('findings', (compilation) => {
      if (compilation.compiler.isChild()) return;
      this.errors = [...compilation.errors];
      this.shown = this.messages();
      if (this.errors.length === 0) return;
      compilation.errors = this.shown;
      // The dev server tells them next: a tab would add them to what it was told before.
      this.tabs.send('still-ok');
    });
    // The client of the dev server hides the overlay until the compilation has ended.
    hooks.invalid.tap({ name: 'findings', stage: 1 }, () => this.show());
    // After the dev server has told the tabs of errors, or hidden the overlay, which warnings leave open.
    hooks.done.tap({ name: 'findings', stage: 1 }, () => {
      if (this.errors.length === 0) this.show();
    });
  }

  /** Takes over what a check found, and shows it over the open pages. */
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

  /** What the bundler says of a module or import that is told is left out. */
  private messages(): readonly Told[] {
    const current = this.current();
    const lines = this.lines(current);
    // Of a page it says so until Docusaurus has listed the pages anew.
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

  private lines(current: readonly Problem[]): readonly string[] {
    // Beside it stands what is wrong all the same; what else is found may follow from it.
    const isGone = current.some(({ message }) => message.startsWith(GONE));
    if (isGone) return folded(this.fresh('contract'));
    const told = this.errors
      .flatMap(({ message }) => problemLinesIn(message))
      .filter((line) => !this.follows(line));
    const others = current.filter((problem) => !told.includes(formatProblem(problem)));
    return folded([...told.flatMap((line) => problemIn(line) ?? []), ...others]);
  }

  /** What the compiler of types says about a line is nearer to its cause than what follows from it. */
  private current(): readonly Problem[] {
    const rules = this.fresh('rules');
    // Of rules that cannot be run, types say what follows from it.
    const types = this.fresh('types').filter((problem) => rules.length === 0 || !isRule(problem));
    const lines = new Set(types.map(lineOf));
    const others = this.fresh('contract').filter((problem) => !lines.has(lineOf(problem)));
    const found = [...others, ...this.fresh('recipes'), ...rules, ...types];
    // A name or value that is wrong is told with what it should have been.
    const isNamed = (problem: Problem): boolean => {
      const { message, place } = problem;
      const word = /`(.+)`/.exec(message)?.[1] ?? message;
      // A line that is wrong is written anew: its words are looked at then.
      const isThere = (other: Problem) => lineOf(other) === lineOf(problem);
      const isSame = (other: Problem) =>
        other.place.file === place.file && other.message.includes(word);
      return others.some(isThere) || found.some(isSame);
    };
    return [...found, ...this.fresh('spelling').filter((problem) => !isNamed(problem))];
  }

  /** Without those in files that have changed since: the next check looks at them again. */
  private fresh(check: Check): readonly Problem[] {
    return (this.found.get(check) ?? []).flatMap(({ problem, stamp }) =>
      stamp === this.stampOf(problem) ? [problem] : [],
    );
  }

  private stampOf({ place: { file } }: Problem): string | undefined {
    return this.workspace.stamp(join(this.workspace.siteDir, file));
  }
}

/** Names in the words of the bundler by which it means a module, or what is imported. */
const namesOf = ({ message, place: { file } }: Problem): readonly string[] => [
  ...(file.endsWith('.ts') ? [file, `${file.slice(0, -'.ts'.length)}'`] : []),
  ...(message.startsWith(GONE) ? ["Can't resolve '", "Cannot find module '"] : []),
  ...(/`(.+)` to import$/.exec(message)?.slice(1) ?? []).map((name) => `'${name}'`),
  ...(message === 'The file is missing' ? [`/${basename(file, '.ts')}'`] : []),
  ...(/^There is no module `(.+)`$/.exec(message)?.slice(1) ?? []).map((name) => `'${name}'`),
  ...(/^There is no image `\.?(.+)`$/.exec(message)?.slice(1) ?? []).map((name) => `${name}'`),
];

const isRule = ({ place: { file } }: Problem): boolean => /^partners\/[^/]+\/sandbox\//.test(file);

const lineOf = ({ place: { file, line } }: Problem): string => `${file}:${line}`;

const textOf = (errors: readonly Told[]): string => errors.map(({ message }) => message).join();

const asMessage = (errors: readonly Told[]): Message | undefined =>
  errors.length > 0 ? ['errors', errors.map(({ message }) => ({ message }))] : undefined;

/** An error whose stack, of no use to a writer, is not shown. */
function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}
