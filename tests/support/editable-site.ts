import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

/**
 * Below the root, so that packages are found, and at the depth that the fixtures' imports of `src`
 * need.
 */
const HOME = join(ROOT, '.cache/sites');

/** Creates a new folder for a site of this kind. */
export function siteFolder(kind: string): string {
  mkdirSync(HOME, { recursive: true });
  return mkdtempSync(join(HOME, `${kind}-`));
}

/** A site whose texts and facts a test can change. */
export abstract class EditableSite {
  /**
   * @param dir absolute path
   * @param below folder of the site to which file names are relative
   */
  protected constructor(
    readonly dir: string,
    private readonly below = '',
  ) {}

  read(file: string): string {
    return readFileSync(this.pathOf(file), 'utf8');
  }

  /**
   * Replaces a text that occurs exactly once in a file, and returns a function that undoes this.
   */
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
