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

/** The changes of files between two checks. */
interface Change {
  /** Edited or added files, with the edited lines. */
  readonly edited: ReadonlyMap<string, Span>;
  readonly gone: readonly string[];
  /** The mistakes of the change: those in the edited lines, or else those in the edited files. */
  readonly made: Set<string>;
}

/** The change of mistakes with an unknown cause: all of them are reported. */
const UNSEEN: Change = { edited: new Map(), gone: [], made: new Set() };

/** Identifies a problem without its line, which edits above it move. */
const keyOf = ({ place: { file }, message }: Problem): string => `${file} ${message}`;

/**
 * Separates mistakes in changed, moved or deleted files from those that follow in unchanged files.
 * Each belongs to the change after which it was first seen. Of a change, reports its own mistakes
 * with the number of followers, or else the change itself.
 */
export class Causes {
  /** The state of the files at the last check, or at the start. */
  private seen: Stamps;
  /** The last change. If a check ran in the middle of it, another check follows. */
  private change = UNSEEN;
  private changeOf: ReadonlyMap<string, Change> = new Map();
  private isFollower: (problem: Problem) => boolean = () => false;

  constructor(private readonly workspace: Workspace) {
    this.seen = this.textsNow();
  }

  /** Returns the mistakes without followers of others; the cause states their number. */
  causesOf(problems: readonly Problem[]): readonly Problem[] {
    this.takeChange();
    this.takeMistakes(problems);
    const followers = new Set<string>();
    const explaining: Change[] = [];
    const counted = new Map<Problem, Problem>();
    const added: Problem[] = [];
    const groups = grouped(problems, (problem) => this.changeOf.get(keyOf(problem)) ?? UNSEEN);
    for (const [change, mistakes] of groups) {
      const isMade = (problem: Problem): boolean => change.made.has(keyOf(problem));
      const cause = mistakes.findLast(isMade);
      const rest = mistakes.filter((problem) => !isMade(problem));
      // Followers that remain after the mistakes made by a change are corrected have another cause.
      const told = change.made.size > 0 ? [] : this.toldOf(change, rest);
      if (!cause && told.length === 0) continue;
      explaining.push(change);
      for (const problem of rest) followers.add(keyOf(problem));
      if (cause && rest.length > 0) counted.set(cause, withFollowers(cause, rest.length));
      added.push(...told);
    }
    this.isFollower = (problem) =>
      followers.has(keyOf(problem)) ||
      (explaining.length > 0 && !explaining.some(({ edited }) => edited.has(problem.place.file)));
    const own = problems.filter((problem) => !followers.has(keyOf(problem)));
    return [...own.map((problem) => counted.get(problem) ?? problem), ...added];
  }

  /** Whether a problem of a page, `file:line:column …`, follows from another reported one. */
  follows(line: string): boolean {
    const problem = problemIn(line);
    return problem !== undefined && this.isFollower(problem);
  }

  private textsNow(): Stamps {
    return textsOf(this.workspace, ['partners']);
  }

  private takeChange(): void {
    const before = this.seen;
    const files = this.textsNow();
    this.seen = files;
    const edited = [...files].filter(([file, text]) => text !== before.get(file));
    const gone = [...before.keys()].filter((file) => !files.has(file));
    if (edited.length + gone.length === 0) return;
    const spans = edited.map(
      ([file, text]) => [file, spanOf(file, before.get(file), text)] as const,
    );
    this.change = { edited: new Map(spans), gone, made: new Set() };
  }

  private takeMistakes(problems: readonly Problem[]): void {
    const { change, changeOf } = this;
    const { edited, gone, made } = change;
    const inFiles = problems.filter(
      (problem) =>
        gone.length === 0 && edited.has(problem.place.file) && !changeOf.has(keyOf(problem)),
    );
    const inLines = inFiles.filter(({ place: { file, line } }) => {
      const span = edited.get(file);
      return span && span.start.line <= line && line <= span.lastLine;
    });
    for (const problem of made.size + inLines.length > 0 ? inLines : inFiles) {
      made.add(keyOf(problem));
    }
    this.changeOf = new Map(
      problems.map((problem) => {
        const key = keyOf(problem);
        const { file } = problem.place;
        const known = changeOf.get(key) ?? change;
        // After an edit of a file, all mistakes that remain in it are reported.
        const isTaken = edited.has(file) && known.gone.length === 0 && !known.edited.has(file);
        return [key, isTaken ? UNSEEN : known] as const;
      }),
    );
  }

  /** Reports a change that causes mistakes elsewhere, although it contains none itself. */
  private toldOf({ edited, gone }: Change, followers: readonly Problem[]): readonly Problem[] {
    const [first] = followers;
    if (!first || followers.length === 1) return [];
    if (gone.length > 0) {
      const missing = gone.filter((file) => !this.seen.has(file));
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
  /** The highest missing folder above a missing file, or the file. */
  const highest = (file: string): string =>
    dirname(file) === '.' || existsSync(join(siteDir, dirname(file)))
      ? file
      : highest(dirname(file));
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
