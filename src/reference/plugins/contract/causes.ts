import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { grouped } from '../../contract/grouped';
import { formatPlace, type Problem, problemIn } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';
import { type Span, spanOf } from './span';
import { type Stamps, textsOf } from './stamps';

export const GONE = 'It is gone, and mistakes follow from it';
export const CHANGED = 'Mistakes follow from this change';

/** What happened to the files between two looks. */
interface Change {
  /** Files that were edited or added, and where. */
  readonly edited: ReadonlyMap<string, Span>;
  readonly gone: readonly string[];
  /** The mistakes that were made: in the lines that were edited, or else in the files. */
  readonly own: Set<string>;
}

/** Without its line, which an edit above moves. */
const keyOf = ({ place: { file }, message }: Problem): string => `${file} ${message}`;

/**
 * Tells what is wrong in a file that was changed, moved or deleted apart from what follows from it in
 * files that nobody touched: a mistake follows from the change at which it was first seen.
 */
export class Causes {
  /** What the files were at the last look; undefined before the first one. */
  private seen: Stamps | undefined;
  /** The last change: a look that came in the midst of it is followed by another one. */
  private change: Change = { edited: new Map(), gone: [], own: new Set() };
  /** What each mistake of the last look follows from; undefined when it is told for itself. */
  private origins: ReadonlyMap<string, Change | undefined> = new Map();
  /** Mistakes that are not told: they follow from others. */
  private hidden = new Set<string>();
  /** The changes that explain what pages say. */
  private explaining: readonly Change[] = [];

  constructor(private readonly workspace: Workspace) {}

  /** The mistakes without those that follow from others, of which the cause says how many there are. */
  causesOf(problems: readonly Problem[]): readonly Problem[] {
    const files = textsOf(this.workspace, ['partners']);
    const isChanged = this.takeChange(files);
    for (const problem of problems) {
      if (this.isWithin(problem)) this.change.own.add(keyOf(problem));
    }
    const isMade = this.change.own.size > 0;
    this.origins = new Map(
      problems.map((problem) => [keyOf(problem), this.originOf(problem, isChanged, isMade)]),
    );
    const followersOf = grouped(problems, (problem) => this.origins.get(keyOf(problem)));
    const changes = new Set([this.change, ...followersOf.keys()]);
    this.hidden = new Set();
    const told = new Map(problems.map((problem) => [problem, [problem]]));
    const causes: Problem[] = [];
    this.explaining = [...changes].filter((change) => {
      const followers = followersOf.get(change) ?? [];
      const cause = problems.findLast((problem) => change.own.has(keyOf(problem)));
      const made = cause ? [] : this.made(change, files, followers);
      if (!cause && made.length === 0) return false;
      for (const follower of followers) {
        told.set(follower, []);
        this.hidden.add(keyOf(follower));
      }
      if (cause && followers.length > 0) told.set(cause, [withFollowers(cause, followers.length)]);
      causes.push(...made);
      return true;
    });
    return [...[...told.values()].flat(), ...causes];
  }

  /** Whether what a page says, `file:line:column …`, follows from what another place is told of. */
  follows(line: string): boolean {
    const problem = problemIn(line);
    if (!problem || this.hidden.has(keyOf(problem))) return problem !== undefined;
    const { file } = problem.place;
    return this.explaining.length > 0 && !this.explaining.some(({ edited }) => edited.has(file));
  }

  /** Whether files have changed since the last look. */
  private takeChange(files: Stamps): boolean {
    const before = this.seen ?? files;
    this.seen = files;
    const edited = [...files.keys()].filter((file) => files.get(file) !== before.get(file));
    const gone = [...before.keys()].filter((file) => !files.has(file));
    if (edited.length + gone.length === 0) return false;
    const spans = edited.map(
      (file) => [file, spanOf(file, before.get(file), files.get(file) ?? '')] as const,
    );
    this.change = { edited: new Map(spans), gone, own: new Set() };
    return true;
  }

  /** Whether a mistake is new, and in lines that were edited. */
  private isWithin(problem: Problem): boolean {
    const { edited, gone } = this.change;
    const { file, line } = problem.place;
    const span = edited.get(file);
    if (!span || gone.length > 0 || this.origins.has(keyOf(problem))) return false;
    return span.start.line <= line && line <= span.lastLine;
  }

  private originOf(problem: Problem, isChanged: boolean, isMade: boolean): Change | undefined {
    const key = keyOf(problem);
    const { file } = problem.place;
    const { edited, gone, own } = this.change;
    if (this.origins.has(key)) {
      const origin = this.origins.get(key);
      // Who edits a file is told what is still wrong in it.
      const isTaken = isChanged && edited.has(file) && origin?.gone.length === 0;
      return isTaken && !origin.edited.has(file) ? undefined : origin;
    }
    if (gone.length > 0 || !edited.has(file) || (isMade && !own.has(key))) return this.change;
    own.add(key);
    return undefined;
  }

  /** What is said of a change from which mistakes follow, although nothing is wrong where it was made. */
  private made(
    { edited, gone, own }: Change,
    files: Stamps,
    followers: readonly Problem[],
  ): readonly Problem[] {
    const [first] = followers;
    // What stays when the mistake itself is gone did not follow from it.
    if (!first || followers.length === 1 || own.size > 0) return [];
    if (gone.length > 0) {
      const missing = gone.filter((file) => !files.has(file));
      return goneOnes(this.workspace, missing, [...edited.keys()], followers.length);
    }
    const [span] = edited.values();
    if (!span || edited.size > 1) return [];
    return [
      problemAt(span.start)(
        `${CHANGED} (${followers.length}). The first: ${formatPlace(first.place)} ${first.message}`,
        `${first.next}; or undo the change. The terminal lists the others`,
      ),
    ];
  }
}

const withFollowers = (cause: Problem, count: number): Problem => ({
  ...cause,
  next: `${cause.next}. What follows from it elsewhere (${count}), the terminal lists`,
});

function goneOnes(
  { siteDir }: Workspace,
  gone: readonly string[],
  added: readonly string[],
  count: number,
): readonly Problem[] {
  /** The folder that is gone, where it is more than the file. */
  const highest = (file: string): string =>
    existsSync(join(siteDir, dirname(file))) ? file : highest(dirname(file));
  return [...new Set(gone.map(highest))].map((file) => {
    const moved = added.find((other) => basename(other) === basename(file));
    return problemAt({ file, line: 1, column: 1 })(
      `${GONE} (${count})`,
      moved === undefined
        ? 'bring it back, or read in the terminal what relies on it'
        : `move it back from ${moved}, or correct what the terminal lists`,
    );
  });
}
