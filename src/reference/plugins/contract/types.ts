import { once } from 'node:events';
import { basename, dirname, join, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Problem } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';
import { placesIn } from '../../contract/source';
import { textProblem } from '../../contract/text-problem';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';
import { modulesOf } from './configuration';

/** What the thread answers (types-thread.cjs). */
interface Wrong {
  readonly path: string;
  readonly offset: number;
  readonly message: string;
}

/** Errors of types in the modules of writers: the configuration, the words of sets, the rules of sandboxes. */
export class Types {
  private looked: string;
  private found: readonly Problem[] = [];

  constructor(private readonly workspace: Workspace) {
    this.looked = this.state();
  }

  /** Looks after a change: the check takes seconds, and memory that the thread gives back. */
  async problems(): Promise<readonly Problem[]> {
    if (!this.isOutdated) return this.found;
    const state = this.state();
    this.looked = state;
    this.found = [];
    const { siteDir } = this.workspace;
    const workerData = { siteDir, paths: this.paths() };
    const worker = new Worker(join(__dirname, 'types-thread.cjs'), { workerData });
    const [wrong] = (await once(worker, 'message')) as [readonly Wrong[]];
    // The next look has begun to wait for it.
    if (this.state() !== state) return [];
    this.found = wrong.map(({ path, offset, message }) => {
      const file = sitePath(siteDir, path);
      const text = this.workspace.text(path) ?? '';
      return (
        textProblem(file, text) ??
        problemAt(placesIn(file, text)(offset))(
          message.replaceAll(siteDir + sep, '').replace(/\.$/, ''),
          'correct it; `npm run typecheck` says more',
        )
      );
    });
    return this.found;
  }

  /** Whether a file has changed since it looked, perhaps the one that what it found is in. */
  get isOutdated(): boolean {
    return this.state() !== this.looked;
  }

  private paths(): readonly string[] {
    const { workspace } = this;
    const files = workspace.list(join(workspace.siteDir, 'partners'));
    // Rules import the types of their contract, which `npm run types` writes.
    const isTyped = (file: string): boolean =>
      basename(dirname(file)) !== 'sandbox' || files.includes(join(dirname(file), 'contract.d.ts'));
    const partners = files.filter(
      (file) => /^[^\\/]+[\\/](?:sandbox[\\/])?[\w-]+\.ts$/.test(file) && isTyped(file),
    );
    return [...modulesOf(workspace), ...partners.map((file) => join('partners', file))].map(
      (file) => join(workspace.siteDir, file),
    );
  }

  private state(): string {
    return this.paths()
      .map((path) => `${path} ${this.workspace.stamp(path) ?? ''}`)
      .join();
  }
}
