import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Problem } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';

/**
 * The dev server compiles a page before the check has run. Each file below `partners/` has a
 * generated file with its problems. A page depends on those of the files it is made from, so it is
 * compiled again when the check finds a problem in them, or finds one solved.
 */
export class ProblemFiles {
  /** Files that had problems, inside `partners/` or not. */
  private readonly reported = new Set<string>();

  /**
   * @param siteDir absolute path of the site
   * @param generatedFilesDir absolute path of the folder for generated files
   */
  constructor(
    private readonly siteDir: string,
    private readonly generatedFilesDir: string,
  ) {}

  /** The generated file for a file of the site; `file` is relative to the site. */
  pathOf(file: string): string {
    return join(this.generatedFilesDir, 'contract/problems', `${file}.json`);
  }

  /** The generated files for those below `partners/`, which are named by absolute paths. */
  beside(paths: readonly string[]): readonly string[] {
    return paths
      .map((path) => sitePath(this.siteDir, path))
      .filter((file) => file.startsWith('partners/'))
      .map((file) => this.pathOf(file));
  }

  /** What the last check found in the files. */
  read(paths: readonly string[]): readonly Problem[] {
    return this.beside(paths)
      .filter((path) => existsSync(path))
      .flatMap((path) => JSON.parse(readFileSync(path, 'utf8')) as readonly Problem[]);
  }

  write(problems: readonly Problem[]): void {
    const files = readdirSync(join(this.siteDir, 'partners'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:mdx|yaml)$/.test(file))
      .map((file) => `partners/${file.split(sep).join('/')}`);
    for (const { place } of problems) this.reported.add(place.file);
    for (const file of new Set([...files, ...this.reported])) {
      const inFile = problems.filter(({ place }) => place.file === file);
      writeChanged(this.pathOf(file), JSON.stringify(inFile));
    }
  }
}

/** Leaves an unchanged file alone, so that what depends on it is not compiled again. */
function writeChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
