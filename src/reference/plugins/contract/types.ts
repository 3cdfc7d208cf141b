import { once } from 'node:events';
import { basename, dirname, join, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Problem } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';
import { placesIn } from '../../contract/source';
import { textProblem } from '../../contract/page/text-problem';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';
import { modulesOf } from './configuration';

/** What the thread answers (types-thread.cjs). */
interface Wrong {
  readonly path: string;
  readonly offset: number;
  readonly message: string;
}

/**
 * Errors of types in the modules of writers: the words of sets, the rules of sandboxes, and the
 * configuration. Of the configuration, which knows the whole engine, it looks at the modules that import
 * words of sets, and at the others once one of them has changed.
 */
export class Types {
  private worker: Worker | undefined;
  private looked: string | undefined;
  private found: readonly Problem[] = [];
  private readonly atStart: string;

  constructor(private readonly workspace: Workspace) {
    this.atStart = this.stateOf(this.ofEngine());
  }

  /** Looks at the files that a change since the last time affects; the first time at all. */
  async problems(): Promise<readonly Problem[]> {
    const config = join(this.workspace.siteDir, 'tsconfig.json');
    if (this.workspace.stamp(config) === undefined) return [];
    const paths = this.paths();
    const state = this.stateOf(paths);
    if (state === this.looked) return this.found;
    const wrong = await this.wrongIn(paths);
    // The next look has begun to wait for it.
    if (this.stateOf(this.paths()) !== state) return [];
    this.looked = state;
    this.found = this.problemsAt(wrong);
    return this.found;
  }

  private async wrongIn(paths: readonly string[]): Promise<readonly Wrong[]> {
    const worker = this.worker ?? new Worker(join(__dirname, 'types-thread.cjs'));
    // One that has stopped with an error answers no more.
    this.worker = undefined;
    worker.postMessage({ siteDir: this.workspace.siteDir, paths });
    const [wrong] = (await once(worker, 'message')) as [readonly Wrong[]];
    // The server ends without waiting for it.
    worker.unref();
    this.worker = worker;
    return wrong;
  }

  private problemsAt(wrong: readonly Wrong[]): readonly Problem[] {
    const { siteDir } = this.workspace;
    return wrong.map(({ path, offset, message }) => {
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
  }

  /** Modules of the configuration that import no words of a set. */
  private ofEngine(): readonly string[] {
    const { workspace } = this;
    const paths = modulesOf(workspace).map((file) => join(workspace.siteDir, file));
    return paths.filter((path) => !workspace.text(path)?.includes('/partners/'));
  }

  private paths(): readonly string[] {
    const { workspace } = this;
    const { siteDir } = workspace;
    const files = workspace.list(join(siteDir, 'partners'));
    // Rules import the types of their contract, which `npm run types` writes.
    const isTyped = (file: string): boolean =>
      basename(dirname(file)) !== 'sandbox' || files.includes(`${dirname(file)}/contract.d.ts`);
    const partners = files.filter(
      (file) => /^[^/]+\/(?:sandbox\/)?[\w-]+(?:\.d)?\.ts$/.test(file) && isTyped(file),
    );
    const ofEngine = this.ofEngine();
    const hasChanged = this.stateOf(ofEngine) !== this.atStart;
    return [
      ...modulesOf(workspace).map((file) => join(siteDir, file)),
      ...partners.map((file) => join(siteDir, 'partners', file)),
    ].filter((path) => hasChanged || !ofEngine.includes(path));
  }

  private stateOf(paths: readonly string[]): string {
    return paths.map((path) => `${path} ${this.workspace.stamp(path) ?? ''}`).join();
  }
}
