import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

/** Below the root, where packages are found, and as deep as the fixtures' imports of `src` need it. */
const HOME = join(ROOT, '.cache/sites');

/** A new folder for a site of this kind. */
export function siteFolder(kind: string): string {
  mkdirSync(HOME, { recursive: true });
  return mkdtempSync(join(HOME, `${kind}-`));
}

/** A site whose words and facts a test may change. */
export abstract class EditableSite {
  /**
   * @param dir absolute path
   * @param below folder of the site that files are named from
   */
  protected constructor(
    readonly dir: string,
    private readonly below = '',
  ) {}

  read(file: string): string {
    return readFileSync(this.pathOf(file), 'utf8');
  }

  /** Replaces a text that a file has exactly once; returns a function that undoes it. */
  edit(file: string, find: string, replacement: string): () => void {
    const source = this.read(file);
    if (source.split(find).length !== 2) throw new Error(`\`${find}\` is not once in ${file}.`);
    writeFileSync(
      this.pathOf(file),
      source.replace(find, () => replacement),
    );
    return () => writeFileSync(this.pathOf(file), source);
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }

  private pathOf(file: string): string {
    return join(this.dir, this.below, file);
  }
}
