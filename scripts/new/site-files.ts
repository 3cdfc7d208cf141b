import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCollection, parse, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { Workspace } from '../../src/reference/contract/workspace';
import { indented } from './template';

/** What stops a command; its message says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A changed file; `isNew` when it did not exist before. */
export interface Edit {
  readonly file: string;
  readonly text: string;
  readonly isNew: boolean;
}

type Paths = Readonly<
  Record<
    string,
    Readonly<Record<string, { readonly operationId?: string; readonly tags?: string[] }>>
  >
>;

/** The properties that generators read from a contract file or the root of a contract. */
interface ContractYaml {
  readonly info?: { readonly version?: string | number };
  readonly tags?: readonly { readonly name: string }[];
  readonly paths?: Paths;
  readonly webhooks?: Paths;
  readonly schemas?: Readonly<Record<string, object>>;
}

/**
 * The files of a site with the edits of a command; nothing is written. YAML files are changed as
 * text, so that comments, order and line breaks stay the same.
 */
export class SiteFiles {
  private readonly changed = new Map<string, Edit>();
  /** Files and folders to remove, by path. */
  readonly removed: string[] = [];
  /** Files and folders to move after everything else. */
  readonly moved: (readonly [from: string, to: string])[] = [];

  constructor(readonly siteDir: string) {}

  get edits(): readonly Edit[] {
    return [...this.changed.values()];
  }

  /** The site as it will be after the edits. */
  workspace(docsUrl = ''): Workspace {
    const texts = this.edits.map(({ file, text }) => [join(this.siteDir, file), text] as const);
    return new Workspace({ siteDir: this.siteDir, docsUrl, unwritten: new Map(texts) });
  }

  has(file: string): boolean {
    if (this.removed.some((path) => file === path || file.startsWith(`${path}/`))) return false;
    return this.changed.has(file) || existsSync(join(this.siteDir, file));
  }

  remove(path: string): void {
    this.removed.push(path);
  }

  move(from: string, to: string): void {
    this.moved.push([from, to]);
  }

  read(file: string): string {
    return this.changed.get(file)?.text ?? readFileSync(join(this.siteDir, file), 'utf8');
  }

  /** Paths of the YAML files in a folder, sorted; none when there is no folder. */
  yamlFiles(folder: string): readonly string[] {
    if (!this.has(folder)) return [];
    const names = readdirSync(join(this.siteDir, folder)).filter((name) => name.endsWith('.yaml'));
    return names.sort().map((name) => `${folder}/${name}`);
  }

  write(file: string, text: string): void {
    const isNew = this.changed.get(file)?.isNew ?? !this.has(file);
    this.changed.set(file, { file, text, isNew });
  }

  insert(file: string, offset: number, text: string): void {
    const before = this.read(file);
    this.write(file, before.slice(0, offset) + text + before.slice(offset));
  }

  contract(file: string): ContractYaml {
    return parse(this.read(file)) as ContractYaml;
  }

  /** The map or list at a path of a YAML file. */
  collection(file: string, path: readonly string[]): YAMLMap | YAMLSeq | undefined {
    const node: unknown = parseDocument(this.read(file)).getIn(path, true);
    return isCollection(node) ? node : undefined;
  }

  /** Adds an entry to the end of a map or list; if that is missing, adds a section to the file. */
  append(file: string, path: readonly string[], entry: string): void {
    const text = this.read(file);
    const range = this.collection(file, path)?.range;
    if (!range) {
      this.insert(file, text.length, `\n${path.join('.')}:\n${indented(entry, 2)}`);
      return;
    }
    const [start, end] = range;
    const column = start - (text.lastIndexOf('\n', start - 1) + 1);
    this.insert(file, text.indexOf('\n', end - 1) + 1 || text.length, indented(entry, column));
  }
}

/** Whether a list in a YAML text has an entry that begins with this key and value. */
export const hasEntry = (text: string, key: 'id' | 'code', value: string): boolean =>
  new RegExp(`^\\s*- ${key}: ${value}$`, 'm').test(text);
