import type { Root } from 'mdast';
import { parseMdx, syntaxProblem } from './mdx';
import type { Problem } from '../problem';
import { sitePath } from '../site-path';
import { parseSource, placesIn, type Source } from '../source';
import { textProblem } from './text-problem';
import { kept } from '../workspace';

const FRONT_MATTER = /^---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/;

/** Reports a file that has no text below its front matter. */
function emptyProblem(file: string, text: string): Problem | undefined {
  if (text.replace(FRONT_MATTER, '').trim() !== '') return undefined;
  const place = placesIn(file, text)(text.trimEnd().length);
  return { place, message: 'The file shows nothing', next: 'write its text, or delete the file' };
}

/** An MDX file, page or partial. All callers share one syntax tree. */
export class MdxFile {
  /** The YAML between the two `---` at the start of the file; undefined if there is none. */
  readonly frontMatter: Source | undefined;
  /** The problem that makes the whole file unreadable, if any. */
  readonly unreadable: Problem | undefined;
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
  ) {
    this.unreadable =
      textProblem(file, text) ?? (text.trim() === '' ? emptyProblem(file, text) : undefined);
    const [, yaml] = (this.unreadable ? undefined : FRONT_MATTER.exec(text)) ?? [];
    // The empty line replaces the first `---`, so that places match the file.
    this.frontMatter = yaml === undefined ? undefined : parseSource(path, file, `\n${yaml}`);
  }

  /** Its syntax errors. */
  get syntax(): readonly Problem[] {
    this.parse();
    return this.mistake ? [this.mistake] : [];
  }

  /** Its tree, which callers must not change; undefined if the file is not MDX. */
  get root(): Root | undefined {
    this.parse();
    return this.parsed;
  }

  /** Returns the tree to a caller that changes it; the next caller gets a new tree. */
  take(): Root | undefined {
    const { root } = this;
    this.parsed = undefined;
    return root;
  }

  private parse(): void {
    if (this.parsed ?? this.mistake) return;
    this.mistake = this.unreadable ?? emptyProblem(this.file, this.text);
    if (this.mistake) return;
    try {
      this.parsed = parseMdx(this.text);
    } catch (error) {
      this.mistake = syntaxProblem(error, this.file, this.text);
    }
  }
}

/** Reads an MDX file; undefined if there is no such file. */
export const readMdxFile = kept((workspace, path: string): MdxFile | undefined => {
  const text = workspace.text(path);
  return text === undefined
    ? undefined
    : new MdxFile(path, sitePath(workspace.siteDir, path), text);
});
