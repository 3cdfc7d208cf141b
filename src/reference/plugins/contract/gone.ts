import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';

export const GONE = 'It is gone, and mistakes follow from it';

/** As many mistakes are told one by one. */
const FEW = 3;

/** What other files rely on: data, partials, modules. Of a page, each link to it needs another target. */
const RELIED_ON = /\.(?:yaml|ts)$|(?:^|[\\/])_[^\\/]*\.mdx$/;

/** Files that were there when nothing was wrong, and are the reason why something is now. */
export class Gone {
  private known: readonly string[] = [];

  constructor(private readonly workspace: Workspace) {}

  /** In the place of all mistakes that follow from it, that a file is gone. */
  causesOf(problems: readonly Problem[]): readonly Problem[] {
    const { siteDir } = this.workspace;
    if (problems.length === 0) {
      const files = this.workspace.list(join(siteDir, 'partners'));
      this.known = files.filter((file) => RELIED_ON.test(file));
      return problems;
    }
    if (problems.length <= FEW) return problems;
    const gone = this.known
      .map((file) => `partners/${file.replaceAll('\\', '/')}`)
      .filter((file) => !existsSync(join(siteDir, file)))
      .map((file) => this.highest(file));
    if (gone.length === 0) return problems;
    return [...new Set(gone)].map((file) =>
      problemAt({ file, line: 1, column: 1 })(
        `${GONE} (${problems.length})`,
        'bring it back, or read in the terminal what relies on it',
      ),
    );
  }

  /** The folder that is gone, where it is more than the file. */
  private highest(file: string): string {
    const folder = dirname(file);
    return existsSync(join(this.workspace.siteDir, folder)) ? file : this.highest(folder);
  }
}
