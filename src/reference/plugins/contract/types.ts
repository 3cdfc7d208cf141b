import { on } from 'node:events';
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
  /** States of the files at the last look. */
  private looked: ReadonlyMap<string, string | undefined>;
  private found: readonly Problem[] = [];

  constructor(private readonly workspace: Workspace) {
    this.looked = this.states();
  }

  /**
   * Looks after a change: the check takes seconds, and memory that the thread gives back.
   *
   * @param tellFirst is told what is wrong in the changed files, before the others are looked at
   */
  async problems(
    tellFirst: (problems: readonly Problem[]) => void = () => undefined,
  ): Promise<readonly Problem[]> {
    if (!this.isOutdated()) return this.found;
    const before = this.looked;
    this.looked = this.states();
    this.found = [];
    const paths = [...this.looked.keys()];
    const changed = paths.filter((path) => before.get(path) !== this.looked.get(path));
    const workerData = { siteDir: this.workspace.siteDir, rounds: [changed, paths] };
    const worker = new Worker(join(__dirname, 'types-thread.cjs'), { workerData });
    const answers = on(worker, 'message');
    const answer = async (): Promise<readonly Problem[]> => {
      const { value } = (await answers.next()) as { readonly value: [readonly Wrong[]] };
      return this.problemsAt(value[0]);
    };
    const first = await answer();
    if (first.length > 0 && !this.isOutdated()) tellFirst(first);
    const found = await answer();
    // The next look has begun to wait for it.
    if (!this.isOutdated()) this.found = found;
    return this.found;
  }

  /** Whether a file has changed since it looked, perhaps the one that what it found is in. */
  isOutdated(): boolean {
    const states = this.states();
    const { looked } = this;
    return (
      states.size !== looked.size ||
      [...states].some(([path, state]) => !looked.has(path) || looked.get(path) !== state)
    );
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

  private states(): ReadonlyMap<string, string | undefined> {
    return new Map(this.paths().map((path) => [path, this.workspace.stamp(path)]));
  }
}
