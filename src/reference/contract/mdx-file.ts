import type { Root } from 'mdast';
import { parseMdx, syntaxProblem } from './mdx';
import type { Problem } from './problem';
import { sitePath } from './site-path';
import { kept } from './workspace';

/** An MDX file, page or partial; whatever reads it shares one tree. */
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

  /** Its syntax errors. */
  get syntax(): readonly Problem[] {
    this.parse();
    return this.mistake ? [this.mistake] : [];
  }

  /** Its tree, which must not be changed; undefined when the file is not MDX. */
  get root(): Root | undefined {
    this.parse();
    return this.parsed;
  }

  /** Its tree for a caller that changes it: the file is parsed again for the next caller. */
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

/** Reads an MDX file; undefined when there is none. */
export const readMdxFile = kept((workspace, path: string): MdxFile | undefined => {
  const text = workspace.text(path);
  return text === undefined
    ? undefined
    : new MdxFile(path, sitePath(workspace.siteDir, path), text);
});
