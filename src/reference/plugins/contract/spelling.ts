import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Problem } from '../../contract/problem';
import { setFilePath } from '../../contract/set-file';
import { sitePath } from '../../contract/site-path';
import { placesIn } from '../../contract/source';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';

/** What the thread answers (spelling-thread.mjs). */
interface Misspelled {
  readonly text: string;
  readonly offset: number;
  readonly suggestions: readonly string[];
}

interface Looked {
  readonly stamp: string | undefined;
  readonly problems: readonly Problem[];
}

/** How many words are offered in the place of one that nobody knows. */
const OFFERED = 3;

/** Misspelled words in pages and data, by the settings and word lists of `npm run spelling`. */
export class Spelling {
  private worker: Worker | undefined;
  private lists = '';
  private readonly looked = new Map<string, Looked>();

  constructor(private readonly workspace: Workspace) {}

  /** Looks at the files that have changed since the last time; the first time at all. */
  async problems(): Promise<readonly Problem[]> {
    const { workspace } = this;
    const config = join(workspace.siteDir, 'cspell.config.mjs');
    if (workspace.stamp(config) === undefined) return [];
    this.forgetUnlessListed(config);
    const paths = ['shared', ...workspace.setIds].flatMap((set) => {
      const folder = join(workspace.siteDir, 'partners', set);
      return workspace
        .list(folder)
        .filter((file) => /\.(?:mdx|yaml)$/.test(file))
        .map((file) => join(folder, file));
    });
    const changed = paths.filter((path) => this.looked.get(path)?.stamp !== workspace.stamp(path));
    if (changed.length > 0) await this.look(config, changed);
    return paths.flatMap((path) => {
      const looked = this.looked.get(path);
      return looked?.stamp === workspace.stamp(path) ? (looked?.problems ?? []) : [];
    });
  }

  /** Forgets everything when a word list or the level of a set has changed: the thread keeps what it has read. */
  private forgetUnlessListed(config: string): void {
    const { workspace } = this;
    const folder = join(workspace.siteDir, 'tests/words');
    const files = workspace.list(folder).map((file) => join(folder, file));
    const levels = workspace.setIds.map((set) => setFilePath(workspace.siteDir, set));
    const lists = [config, ...files, ...levels].map((path) => workspace.stamp(path)).join();
    if (lists === this.lists) return;
    this.lists = lists;
    this.looked.clear();
    void this.worker?.terminate();
    this.worker = undefined;
  }

  private async look(config: string, paths: readonly string[]): Promise<void> {
    const worker = this.worker ?? new Worker(join(__dirname, 'spelling-thread.mjs'));
    // One that has stopped with an error answers no more.
    this.worker = undefined;
    const stamps = new Map(paths.map((path) => [path, this.workspace.stamp(path)]));
    worker.postMessage({ config, paths });
    const [found] = (await once(worker, 'message')) as [[string, Misspelled[]][]];
    // The server ends without waiting for it.
    worker.unref();
    this.worker = worker;
    for (const [path, words] of found) {
      const stamp = stamps.get(path);
      this.looked.set(path, { stamp, problems: this.problemsAt(path, words) });
    }
  }

  private problemsAt(path: string, words: readonly Misspelled[]): readonly Problem[] {
    const place = placesIn(sitePath(this.workspace.siteDir, path), this.workspace.text(path) ?? '');
    return words.map(({ text, offset, suggestions }) => {
      const offered = suggestions.slice(0, OFFERED).map((word) => `\`${word}\``);
      const next = offered.length > 0 ? `did you mean ${offered.join(' or ')}? If it` : 'if it';
      return problemAt(place(offset))(
        `The spelling check does not know \`${text}\``,
        `${next} is a word, add it to a list in \`tests/words\``,
      );
    });
  }
}
