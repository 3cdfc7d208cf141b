import { basename, join } from 'node:path';
import {
  formatPlace,
  formatProblem,
  type Problem,
  problemIn,
  problemLinesIn,
} from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import { GONE } from './causes';
import { folded } from './folded';
import { unreadModule } from './unread-module';

/** The part of a bundler's run that collects what it has to tell. */
interface Compilation {
  errors: readonly { readonly message: string }[];
  /** A compilation within another one, such as that of the page's frame, has nothing to show. */
  readonly compiler: { readonly isChild: () => boolean };
}

/** The part of a bundler that is told to run again. */
export interface Compiler {
  readonly watching?: { readonly invalidate: () => void } | undefined;
  readonly hooks: {
    readonly afterCompile: { tap: (name: string, run: (compilation: Compilation) => void) => void };
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
 * What the last check found, as errors of each compilation: whatever page is open shows them, until
 * they are solved. A mistake of one file often follows from an edit of another. What a page that
 * does not compile has told itself is shown as the same line, without the names of loaders and the
 * stack around it.
 */
export class Findings {
  /** By the check that found them, with the states of their files then. */
  private readonly found = new Map<Check, readonly Found[]>();
  /** What pages that do not compile have said themselves. */
  private told: readonly string[] = [];
  private shown: readonly string[] = [];
  private compiler: Compiler | undefined;

  /** @param follows whether a line of a page follows from what is told of another file */
  constructor(
    private readonly workspace: Workspace,
    private readonly follows: (line: string) => boolean,
  ) {}

  /** As a plugin of the bundler. */
  apply(compiler: Compiler): void {
    this.compiler = compiler;
    compiler.hooks.afterCompile.tap('findings', (compilation) => {
      if (compilation.compiler.isChild()) return;
      const errors = [...compilation.errors];
      const told = errors.map(({ message }) => problemLinesIn(message));
      this.told = told.flat();
      this.shown = this.lines();
      // What the bundler says of a module or import that is told, or of a page until Docusaurus has
      // listed the pages anew.
      const names = ["'@site/partners/", ...this.current().flatMap(namesOf)];
      const isFollower = (message: string): boolean => names.some((name) => message.includes(name));
      const rest = this.shown.length - SHOWN;
      compilation.errors = [
        ...errors
          .filter(({ message }, index) => told[index]?.length === 0 && !isFollower(message))
          .map((error) => {
            const problem = unreadModule(this.workspace, error.message);
            return problem ? plainError(formatProblem(problem)) : error;
          }),
        ...this.shown.slice(0, SHOWN).map(plainError),
        ...(rest > 0 ? [plainError(`${rest} more. Next: read them in the terminal.`)] : []),
      ];
    });
  }

  /** Takes over what a check found, and has the open pages show what they do not show yet. */
  take(check: Check, problems: readonly Problem[]): void {
    this.found.set(
      check,
      problems.map((problem) => ({ problem, stamp: this.stampOf(problem) })),
    );
    // While it compiles again, a page shows nothing.
    if (this.lines().join() !== this.shown.join()) this.compiler?.watching?.invalidate();
  }

  private lines(): readonly string[] {
    const current = this.current();
    // Beside it stands what is wrong all the same; what else is found may follow from it.
    const isGone = current.some(({ message }) => message.startsWith(GONE));
    if (isGone) return folded(this.fresh('contract'));
    const told = this.told.filter((line) => !this.follows(line));
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
    const isNamed = ({ message, place }: Problem): boolean => {
      const word = /`(.+)`/.exec(message)?.[1] ?? message;
      const isThere = (other: Problem) => formatPlace(other.place) === formatPlace(place);
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

/** An error whose stack, of no use to a writer, is not shown. */
function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}
