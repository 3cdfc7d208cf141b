import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';
import { type Stamps, stampsOf } from './stamps';

export const GONE = 'It is gone, and mistakes follow from it';

/** Without its line, which an edit above moves. */
const keyOf = ({ place: { file }, message }: Problem): string => `${file} ${message}`;

/**
 * Tells what is wrong in a file that was changed, moved or deleted apart from what follows from it in
 * files that nobody touched.
 */
export class Causes {
  /** The states of files when nothing new was wrong; undefined before the first look. */
  private known: Stamps | undefined;
  /** What does not follow from what was changed since. */
  private own = new Set<string>();
  /** The states of files, and what was wrong, at the last look. */
  private seen: Stamps = new Map();
  private last: ReadonlySet<string> = new Set();
  private gone: readonly string[] = [];
  private readonly ofGone = new Set<string>();
  private isExplained = false;

  constructor(private readonly workspace: Workspace) {}

  /** The mistakes without those that follow from others, of which the cause says how many there are. */
  causesOf(problems: readonly Problem[]): readonly Problem[] {
    const files = stampsOf(this.workspace, ['partners']);
    const gone = [...(this.known ?? files).keys()].filter((file) => !files.has(file));
    // After an edit, what is new does not follow from what was gone before.
    if (gone.join() !== this.gone.join() || !this.isEdited(files)) {
      const keys = problems.map(keyOf).filter((key) => !this.last.has(key));
      for (const key of keys) this.ofGone.add(key);
    }
    if (gone.length === 0) this.ofGone.clear();
    this.gone = gone;
    const others = problems.filter((problem) => !this.ofGone.has(keyOf(problem)));
    const count = problems.length - others.length;
    const told =
      count > 1
        ? [...this.changedAmong(others, files), ...this.goneOnes(files, count)]
        : this.changedAmong(problems, files);
    this.seen = files;
    this.last = new Set(problems.map(keyOf));
    if (!this.known || [...this.last].every((key) => this.own.has(key))) {
      this.known = files;
      this.own = new Set(this.last);
      this.gone = [];
    }
    return told;
  }

  /** Whether what a page says, `file:line:column …`, follows from what another file is told of. */
  follows(line: string): boolean {
    const [file = ''] = line.split(':');
    return this.isExplained && !this.isChanged(file);
  }

  private isChanged(file: string): boolean {
    return this.workspace.stamp(join(this.workspace.siteDir, file)) !== this.known?.get(file);
  }

  /** Whether a file has changed since the last look, which may have come in the midst of an edit. */
  private isEdited(files: Stamps): boolean {
    const isSame = [...files].every(([file, stamp]) => this.seen.get(file) === stamp);
    return !isSame || files.size !== this.seen.size;
  }

  private changedAmong(problems: readonly Problem[], files: Stamps): readonly Problem[] {
    const added = problems.filter((problem) => !this.own.has(keyOf(problem)));
    const changed = added.filter(({ place: { file } }) => this.isChanged(file));
    const cause = changed.at(-1);
    this.isExplained = cause !== undefined;
    if (!cause) return problems;
    const isNew =
      !this.isEdited(files) ||
      changed.some(({ place: { file } }) => files.get(file) !== this.seen.get(file));
    const followers = added.filter((problem) => {
      if (changed.includes(problem)) return false;
      if (!isNew && !this.last.has(keyOf(problem))) this.own.add(keyOf(problem));
      return !this.own.has(keyOf(problem));
    });
    if (followers.length === 0) return problems;
    const next = `${cause.next}. What follows from it elsewhere (${followers.length}), the terminal lists`;
    return problems.flatMap((problem) =>
      followers.includes(problem) ? [] : [problem === cause ? { ...cause, next } : problem],
    );
  }

  private goneOnes(files: Stamps, count: number): readonly Problem[] {
    const added = [...files.keys()].filter((file) => !this.known?.has(file));
    const highest = new Set(this.gone.map((file) => this.highest(file)));
    return [...highest].map((file) => {
      const moved = added.find((other) => basename(other) === basename(file));
      return problemAt({ file, line: 1, column: 1 })(
        `${GONE} (${count})`,
        moved === undefined
          ? 'bring it back, or read in the terminal what relies on it'
          : `move it back from ${moved}, or correct what the terminal lists`,
      );
    });
  }

  /** The folder that is gone, where it is more than the file. */
  private highest(file: string): string {
    const folder = dirname(file);
    return existsSync(join(this.workspace.siteDir, folder)) ? file : this.highest(folder);
  }
}
