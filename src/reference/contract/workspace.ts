import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Making } from './making';
import type { Problem } from './problem';
import { sitePath } from './site-path';
import { stampOf } from './stamp';

/** A docs set: the folder `partners/<id>`, whose id also starts the addresses of its pages. */
export interface DocsSet {
  readonly id: string;
  /** Name of the product that the set describes. */
  readonly title: string;
  /** Whether its contract is made up, which the site then points out. */
  readonly isSample?: boolean;
}

export interface WorkspaceOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** Address of the documentation, without a final slash. */
  readonly docsUrl: string;
  /** In the order in which readers see them. */
  readonly sets?: readonly DocsSet[];
  /** Whether a dev server runs: a writer then sees a page before the rules have checked it. */
  readonly isDevelopment?: boolean;
  /** Modules and folders of modules below the site that are only read when a server starts. */
  readonly configuration?: readonly string[];
  /** Absolute path of a module with a `CheckSite`, which checks the site around its sets. */
  readonly siteCheck?: string | undefined;
  /** Lets more urgent work run before long work continues. */
  readonly pause?: () => Promise<void>;
  /** Texts of files that are not written yet, by absolute path; they are read instead of the files. */
  readonly unwritten?: ReadonlyMap<string, string>;
}

export type CheckSite = (workspace: Workspace) => Promise<readonly Problem[]>;

/** The key of a value: a path, the id of a docs set, or an object that was itself read. */
type Key = string | object;

/** Makes a value; `before` is the last value for the same key that was made without an error. */
type Make<K, V> = (workspace: Workspace, key: K, before?: V) => V;

type Outcome<V> = { readonly value: V } | { readonly error: unknown };

/** A cached value and its sources. */
interface Derived {
  /** Throws if the value, which is still being made, waits for the one that asks for it. */
  readonly wait: () => void;
  /** Returns the value, made again if one of its sources has changed. */
  readonly outcome: () => Outcome<unknown>;
}

const nameOf = (key: Key): string => (typeof key === 'string' ? key : 'a part of the contract');

const isSame = (a: Outcome<unknown>, b: Outcome<unknown>): boolean =>
  'value' in a && 'value' in b
    ? Object.is(a.value, b.value)
    : 'error' in a && 'error' in b && a.error === b.error;

/** A cache that does not keep the objects alive that are its keys. */
class Table {
  private readonly named = new Map<string, Derived>();
  private readonly owned = new WeakMap<object, Derived>();

  get(key: Key): Derived | undefined {
    return typeof key === 'string' ? this.named.get(key) : this.owned.get(key);
  }

  set(key: Key, derived: Derived): void {
    if (typeof key === 'string') this.named.set(key, derived);
    else this.owned.set(key, derived);
  }
}

/**
 * Caches everything that is read from the files of a site, and everything derived from it.
 *
 * A derived value records its sources, down to the states of files. When it is next needed after
 * `refresh`, the sources are compared, and the value is only made again if one of them has changed.
 * Without `refresh`, as in a build, no file is looked at twice.
 */
export class Workspace {
  readonly siteDir: string;
  readonly docsUrl: string;
  readonly sets: readonly DocsSet[];
  readonly isDevelopment: boolean;
  readonly configuration: readonly string[];
  readonly siteCheck: string | undefined;
  readonly pause: () => Promise<void>;
  readonly unwritten: ReadonlyMap<string, string>;
  private version = 0;
  private readonly tables = new Map<unknown, Table>();
  /** The sources that the value being made has read so far. */
  private sources: Map<Derived, Outcome<unknown>> | undefined;

  constructor({ siteDir, docsUrl, ...options }: WorkspaceOptions) {
    this.siteDir = siteDir;
    this.docsUrl = docsUrl;
    this.sets = options.sets ?? [];
    this.isDevelopment = options.isDevelopment ?? false;
    this.configuration = options.configuration ?? [];
    this.siteCheck = options.siteCheck;
    this.pause = options.pause ?? (() => Promise.resolve());
    this.unwritten = options.unwritten ?? new Map();
  }

  get setIds(): readonly string[] {
    return [...new Set(this.sets.map(({ id }) => id))];
  }

  /** Marks all files as possibly changed. */
  refresh(): void {
    this.version += 1;
  }

  /** The stamp of a file, which changes with it; undefined if there is no such file. */
  stamp(path: string): string | undefined {
    return this.get(fileStamp, path);
  }

  /** The text of a file; undefined if there is no such file. */
  text(path: string): string | undefined {
    return this.get(fileText, path);
  }

  /** Paths of everything below folders, from the site and with `/`; a missing folder is empty. */
  list(...folders: readonly string[]): readonly string[] {
    return folders.flatMap((folder) => this.get(folderList, folder).split('\n').filter(Boolean));
  }

  /** Returns what `make` returns for the key, cached until one of its sources changes. */
  get<K extends Key, V>(make: Make<K, V>, key: K): V {
    const table = this.tables.get(make) ?? new Table();
    this.tables.set(make, table);
    const derived =
      table.get(key) ??
      this.derived(nameOf(key), (before) => make(this, key, before as V), FILES.has(make));
    table.set(key, derived);
    derived.wait();
    const outcome = derived.outcome();
    this.sources?.set(derived, outcome);
    if ('error' in outcome) throw outcome.error;
    return outcome.value as V;
  }

  /** Reads without recording a source, for a value that names its sources itself. */
  untracked<V>(read: () => V): V {
    return this.tracked(undefined, read);
  }

  private tracked<V>(sources: Workspace['sources'], read: () => V): V {
    const outer = this.sources;
    this.sources = sources;
    try {
      return read();
    } finally {
      this.sources = outer;
    }
  }

  private derived(name: string, make: (before: unknown) => unknown, isFile: boolean): Derived {
    let making: Making | undefined;
    let sources: NonNullable<Workspace['sources']> = new Map();
    let made: Outcome<unknown> | undefined;
    let before: unknown;
    let checked = -1;
    const remake = (): Outcome<unknown> => {
      sources = new Map();
      making = new Making(name);
      try {
        before = making.run(() => this.tracked(sources, () => make(before)));
        return { value: before };
      } catch (error) {
        return { error };
      }
    };
    const isFresh = (): boolean =>
      !isFile && [...sources].every(([source, then]) => isSame(source.outcome(), then));
    return {
      wait: () => making?.wait(),
      outcome: () => {
        if (!made || (checked !== this.version && !isFresh())) made = remake();
        checked = this.version;
        return made;
      },
    };
  }
}

const fileStamp = ({ unwritten }: Workspace, path: string): string | undefined =>
  unwritten.has(path) ? 'unwritten' : stampOf(path);

const fileText = (workspace: Workspace, path: string): string | undefined =>
  // Some editors put a byte order mark before the text.
  workspace.stamp(path) === undefined
    ? undefined
    : (workspace.unwritten.get(path) ?? readFileSync(path, 'utf8')).replace(/^\ufeff/, '');

const folderList = ({ siteDir }: Workspace, folder: string): string => {
  try {
    // With file types, it does not follow symbolic links, which may lead to a parent folder.
    return (
      readdirSync(join(siteDir, folder), { recursive: true, withFileTypes: true })
        .map((entry) => sitePath(siteDir, join(entry.parentPath, entry.name)))
        // Leaves out hidden files, such as those that an editor keeps next to an open file.
        .filter((path) => !/(?:^|\/)\./.test(path))
        .sort()
        .join('\n')
    );
  } catch {
    return '';
  }
};

/** Functions that read the file system: without sources to compare, they always run again. */
const FILES: ReadonlySet<unknown> = new Set([fileStamp, folderList]);

/** A function that a workspace caches; `make` must read everything through the workspace. */
export const kept =
  <K extends Key, V>(make: Make<K, V>) =>
  (workspace: Workspace, key: K): V =>
    workspace.get(make, key);
