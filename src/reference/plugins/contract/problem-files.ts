import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { formatProblem, type Problem } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';
import { writeChanged } from './generated';

/**
 * In the dev server a page is shown before the check has run. Each file below
 * `partners/` has a generated one with its mistakes: what depends on it is made
 * again when the check finds another one, or none any more.
 */
export class ProblemFiles {
  /** Files that had mistakes, wherever they stand. */
  private readonly mistaken = new Set<string>();

  /**
   * @param siteDir absolute path of the site
   * @param generatedFilesDir absolute path of the folder for generated files
   */
  constructor(
    private readonly siteDir: string,
    private readonly generatedFilesDir: string,
  ) {}

  /** The generated file beside a file of the site; `file` is relative to the site. */
  pathOf(file: string): string {
    return join(this.generatedFilesDir, 'contract/problems', `${file}.json`);
  }

  /** Those beside files below `partners/`, which are named by absolute paths. */
  beside(paths: readonly string[]): readonly string[] {
    return paths
      .map((path) => sitePath(this.siteDir, path))
      .filter((file) => file.startsWith('partners/'))
      .map((file) => this.pathOf(file));
  }

  write(problems: readonly Problem[]): void {
    const files = readdirSync(join(this.siteDir, 'partners'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:mdx|yaml)$/.test(file))
      .map((file) => `partners/${file.split(sep).join('/')}`);
    for (const { place } of problems) this.mistaken.add(place.file);
    for (const file of new Set([...files, ...this.mistaken])) {
      const own = problems.filter(({ place }) => place.file === file);
      writeChanged(this.pathOf(file), own.map(formatProblem));
    }
  }
}
