import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';

export const GONE = 'It is gone, and mistakes follow from it';

/** Without its line, which an edit above moves. */
const keyOf = ({ place: { file }, message }: Problem): string => `${file} ${message}`;

/** Files that were there, and are the reason why something is wrong now. */
export class Gone {
  private known: readonly string[] = [];
  private gone: readonly string[] = [];
  /** What was wrong all the same. */
  private before = new Set<string>();
  private readonly followers = new Set<string>();

  constructor(private readonly workspace: Workspace) {}

  /** In the place of all mistakes that follow from it, that a file is gone or has moved. */
  causesOf(problems: readonly Problem[]): readonly Problem[] {
    const files = this.files();
    const gone = this.known.filter((file) => !files.includes(file));
    // Of what is still gone, later mistakes are mistakes of their own.
    if (gone.join() !== this.gone.join()) {
      const keys = problems.map(keyOf).filter((key) => !this.before.has(key));
      for (const key of keys) this.followers.add(key);
    }
    if (gone.length === 0) this.followers.clear();
    const follows = (problem: Problem): boolean => this.followers.has(keyOf(problem));
    const others = problems.filter((problem) => !follows(problem));
    const count = problems.length - others.length;
    this.gone = gone;
    this.before = new Set(others.map(keyOf));
    if (count === 0) {
      this.known = files;
      this.gone = [];
    }
    return count > 1 ? [...others, ...this.causes(gone, files, count)] : problems;
  }

  private files(): readonly string[] {
    const folder = join(this.workspace.siteDir, 'partners');
    return this.workspace.list(folder).map((file) => `partners/${file.replaceAll('\\', '/')}`);
  }

  private causes(
    gone: readonly string[],
    files: readonly string[],
    count: number,
  ): readonly Problem[] {
    const added = files.filter((file) => !this.known.includes(file));
    const highest = new Set(gone.map((file) => this.highest(file)));
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
