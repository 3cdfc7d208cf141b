import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCollection, parse, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { indented } from './template';

/** A mistake in the command line; its message says how to correct it. */
export class UsageError extends Error {}

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
  readonly info?: { readonly version: string };
  readonly tags?: readonly { readonly name: string }[];
  readonly paths?: Paths;
  readonly webhooks?: Paths;
  readonly schemas?: Readonly<Record<string, object>>;
}

/**
 * The files of a site with the edits of a generator; nothing is written. YAML files are changed as
 * text, so that comments, order and line breaks stay the same.
 */
export class SiteFiles {
  private readonly changed = new Map<string, Edit>();

  constructor(private readonly siteDir: string) {}

  get edits(): readonly Edit[] {
    return [...this.changed.values()];
  }

  has(file: string): boolean {
    return this.changed.has(file) || existsSync(join(this.siteDir, file));
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
