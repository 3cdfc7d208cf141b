import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml';

/** A mistake in the command line; its message says how to correct it. */
export class UsageError extends Error {}

/** A changed file; `isNew` when it did not exist before. */
export interface Edit {
  readonly file: string;
  readonly text: string;
  readonly isNew: boolean;
}

/** The files of a site with the edits of a generator; nothing is written. */
export class SiteText {
  private readonly changed = new Map<string, Edit>();

  constructor(readonly siteDir: string) {}

  get edits(): readonly Edit[] {
    return [...this.changed.values()];
  }

  has(file: string): boolean {
    return this.changed.has(file) || existsSync(join(this.siteDir, file));
  }

  read(file: string): string {
    return this.changed.get(file)?.text ?? readFileSync(join(this.siteDir, file), 'utf8');
  }

  /** Names of the files in a folder, sorted; none when there is no folder. */
  list(folder: string): readonly string[] {
    const path = join(this.siteDir, folder);
    return existsSync(path) ? readdirSync(path).sort() : [];
  }

  write(file: string, text: string): void {
    const isNew = this.changed.get(file)?.isNew ?? !this.has(file);
    this.changed.set(file, { file, text, isNew });
  }

  yaml(file: string): YamlText {
    return new YamlText(this.read(file));
  }

  /** Inserts text at an offset of a file. */
  insert(file: string, offset: number, text: string): void {
    const before = this.read(file);
    this.write(file, before.slice(0, offset) + text + before.slice(offset));
  }
}

/**
 * A YAML file that is read as a document but changed as text, so that comments, order and line
 * breaks stay the same.
 */
export class YamlText {
  private readonly document: Document;

  constructor(readonly text: string) {
    this.document = parseDocument(text);
  }

  get value(): unknown {
    return this.document.toJS() as unknown;
  }

  node(...path: readonly (string | number)[]): Node | undefined {
    const node: unknown =
      path.length === 0 ? this.document.contents : this.document.getIn(path, true);
    return isMap(node) || isSeq(node) || isScalar(node) ? node : undefined;
  }

  /** Keys of a map; none when there is no map. */
  keys(...path: readonly (string | number)[]): readonly string[] {
    const node = this.node(...path);
    return isMap(node)
      ? node.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []))
      : [];
  }

  /** Offset of the line after a node. */
  lineAfter(...path: readonly (string | number)[]): number {
    const end = this.node(...path)?.range?.[1] ?? this.text.length;
    const line = this.text.indexOf('\n', Math.max(0, end - 1));
    return line < 0 ? this.text.length : line + 1;
  }

  /** Column of the first key or item of a collection, from 0. */
  indentOf(...path: readonly (string | number)[]): number {
    const start = this.node(...path)?.range?.[0] ?? 0;
    return start - (this.text.lastIndexOf('\n', start - 1) + 1);
  }
}

/** Indents every line of a text. */
export const indented = (text: string, by: number): string =>
  text.replace(/^(?=.)/gm, ' '.repeat(by));

/** A text with its first letter in upper case. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a list in a YAML text has an entry that begins with this key and value. */
export const hasEntry = (text: string, key: 'id' | 'code', value: string): boolean =>
  new RegExp(`^\\s*- ${key}: ${value}$`, 'm').test(text);
