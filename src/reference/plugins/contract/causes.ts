import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { grouped } from '../../contract/grouped';
import { formatPlace, type Problem } from '../../contract/problem';
import { placesIn } from '../../contract/source';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';
import { firstDifference } from './configuration';
import { type Stamps, textsOf } from './stamps';

export const GONE = 'It is gone, and mistakes follow from it';
export const CHANGED = 'Mistakes follow from this change';

/** What happened to the files between two looks, and the mistakes in the files themselves. */
interface Change {
  /** Files that were edited or added, with what they were before. */
  readonly edited: ReadonlyMap<string, string | undefined>;
  readonly gone: readonly string[];
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
  /** The changes that explain what pages say. */
  private explaining: readonly Change[] = [];

  constructor(private readonly workspace: Workspace) {}

  /** The mistakes without those that follow from others, of which the cause says how many there are. */
  causesOf(problems: readonly Problem[]): readonly Problem[] {
    const files = textsOf(this.workspace, ['partners']);
    const isChanged = this.takeChange(files);
    this.origins = new Map(
      problems.map((problem) => [keyOf(problem), this.originOf(problem, isChanged)]),
    );
    const followersOf = grouped(problems, (problem) => this.origins.get(keyOf(problem)));
    const changes = new Set([this.change, ...followersOf.keys()]);
    const told = new Map(problems.map((problem) => [problem, [problem]]));
    const causes: Problem[] = [];
    this.explaining = [...changes].filter((change) => {
      const followers = followersOf.get(change) ?? [];
      const cause = problems.findLast((problem) => change.own.has(keyOf(problem)));
      const made = cause ? [] : this.made(change, files, followers);
      if (!cause && made.length === 0) return false;
      for (const follower of followers) told.set(follower, []);
      if (cause && followers.length > 0) told.set(cause, [withFollowers(cause, followers.length)]);
      causes.push(...made);
      return true;
    });
    return [...[...told.values()].flat(), ...causes];
  }

  /** Whether what a page says, `file:line:column …`, follows from what another file is told of. */
  follows(line: string): boolean {
    const [file = ''] = line.split(':');
    return this.explaining.length > 0 && !this.explaining.some(({ edited }) => edited.has(file));
  }

  /** Whether files have changed since the last look. */
  private takeChange(files: Stamps): boolean {
    const before = this.seen ?? files;
    this.seen = files;
    const edited = [...files.keys()].filter((file) => files.get(file) !== before.get(file));
    const gone = [...before.keys()].filter((file) => !files.has(file));
    if (edited.length + gone.length === 0) return false;
    const states = new Map(edited.map((file) => [file, before.get(file)]));
    this.change = { edited: states, gone, own: new Set() };
    return true;
  }

  private originOf(problem: Problem, isChanged: boolean): Change | undefined {
    const key = keyOf(problem);
    const { change } = this;
    const isEdited = change.edited.has(problem.place.file);
    if (this.origins.has(key)) {
      const origin = this.origins.get(key);
      // Who edits a file is told what is still wrong in it.
      const isTaken = isChanged && isEdited && origin?.gone.length === 0;
      if (isEdited && !origin) change.own.add(key);
      return isTaken ? undefined : origin;
    }
    if (change.gone.length > 0 || !isEdited) return change;
    change.own.add(key);
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
    const [[file, before = ''] = ['']] = edited;
    if (edited.size !== 1) return [];
    const text = files.get(file) ?? '';
    return [
      problemAt(placesIn(file, text)(firstDifference(before, text)))(
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
