import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { parseMdx, syntaxProblem } from './mdx';
import type { Problem } from './problem';
import { stampOf } from './source';
import { sitePath } from './site-path';

/** An MDX file, page or partial; everything that is read from it shares one tree. */
export class MdxFile {
  private parsed: Root | undefined;
  private mistake: Problem | undefined;

  /**
   * @param path absolute
   * @param file relative to the site, with `/`
   */
  constructor(
    readonly path: string,
    readonly file: string,
    readonly text: string,
  ) {}

  /** What is wrong with it as MDX. */
  get syntax(): readonly Problem[] {
    this.parse();
    return this.mistake ? [this.mistake] : [];
  }

  /** Its tree, which nobody may change; undefined when it is not MDX. */
  get root(): Root | undefined {
    this.parse();
    return this.parsed;
  }

  /** Its tree for one who changes it. The file forgets it, and is parsed again for the next. */
  take(): Root | undefined {
    const { root } = this;
    this.parsed = undefined;
    return root;
  }

  private parse(): void {
    if (this.parsed ?? this.mistake) return;
    try {
      this.parsed = parseMdx(this.text);
    } catch (error) {
      this.mistake = syntaxProblem(error, this.file);
    }
  }
}

const known = new Map<string, { readonly stamp: string; readonly file: MdxFile }>();

/**
 * Reads an MDX file; the same object while it has not changed, undefined when there is none.
 *
 * @param siteDir absolute path of the site
 * @param path absolute
 */
export function readMdxFile(siteDir: string, path: string): MdxFile | undefined {
  const stamp = stampOf(path);
  if (stamp === undefined) return undefined;
  const before = known.get(path);
  if (before?.stamp === stamp) return before.file;
  const name = sitePath(siteDir, path);
  const file = new MdxFile(path, name, readFileSync(path, 'utf8'));
  known.set(path, { stamp, file });
  return file;
}
