import { join } from 'node:path';
import { formatProblem, type Problem } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';

/** The part of a bundler's run that collects what it has to tell. */
interface Compilation {
  readonly errors: Iterable<{ readonly message: string }> & { push: (error: Error) => void };
}

/** The part of a bundler that is told to run again. */
export interface Compiler {
  readonly watching?: { readonly invalidate: () => void } | undefined;
  readonly hooks: {
    readonly afterCompile: { tap: (name: string, run: (compilation: Compilation) => void) => void };
  };
}

/** How many mistakes a page shows; the terminal lists them all. */
const SHOWN = 10;

/**
 * What the last check found, as errors of each compilation: whatever page is open shows them, until
 * they are solved. A mistake of one file often follows from an edit of another.
 */
export class Findings {
  private problems: readonly Problem[] = [];
  /** The states of the files with problems when they were found. */
  private stamps: ReadonlyMap<string, string | undefined> = new Map();
  private compiler: Compiler | undefined;

  constructor(private readonly workspace: Workspace) {}

  /** As a plugin of the bundler. */
  apply(compiler: Compiler): void {
    this.compiler = compiler;
    compiler.hooks.afterCompile.tap('findings', (compilation) => {
      // A page that does not compile has said so itself.
      const told = [...compilation.errors].map(({ message }) => message).join('\n');
      const lines = this.current()
        .map(formatProblem)
        .filter((line) => !told.includes(line));
      for (const line of lines.slice(0, SHOWN)) compilation.errors.push(plainError(line));
      const rest = lines.length - SHOWN;
      if (rest > 0) {
        compilation.errors.push(plainError(`${rest} more. Next: read them in the terminal.`));
      }
    });
  }

  /** Takes over what a check found, and has the open pages show it. */
  take(problems: readonly Problem[]): void {
    const isSame = problems.map(formatProblem).join() === this.problems.map(formatProblem).join();
    const isCurrent = this.current().length === this.problems.length;
    this.problems = problems;
    this.stamps = new Map(problems.map(({ place: { file } }) => [file, this.stampOf(file)]));
    if (!isSame || !isCurrent) this.compiler?.watching?.invalidate();
  }

  /** Without those in files that have changed since: the next check looks at them again. */
  private current(): readonly Problem[] {
    return this.problems.filter(
      ({ place: { file } }) => this.stamps.get(file) === this.stampOf(file),
    );
  }

  private stampOf(file: string): string | undefined {
    return this.workspace.stamp(join(this.workspace.siteDir, file));
  }
}

/** An error whose stack, of no use to a writer, is not shown. */
function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}
