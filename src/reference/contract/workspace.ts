import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem';
import { sitePath } from './site-path';
import { stampOf } from './stamp';

/** A docs set: the folder `partners/<id>`, and the address that its pages begin with. */
export interface DocsSet {
  readonly id: string;
  /** Name of the product that the set describes. */
  readonly title: string;
  /** Whether its contract is made up, which what surrounds it says then. */
  readonly isSample?: boolean;
}

export interface WorkspaceOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** Address of the documentation, without a final slash. */
  readonly docsUrl: string;
  /** In the order in which readers see them. */
  readonly sets?: readonly DocsSet[];
  /** Whether a dev server runs: a writer then sees a page before the rules have looked at it. */
  readonly isDevelopment?: boolean;
  /** Modules, and folders of modules, below the site that are read once, when a server starts. */
  readonly configuration?: readonly string[];
  /** Absolute path of the module that finds mistakes in what the site says around its sets: a `CheckSite`. */
  readonly siteCheck?: string | undefined;
  /** Lets what somebody waits for run before long work goes on. */
  readonly pause?: () => Promise<void>;
}

export type CheckSite = (workspace: Workspace) => Promise<readonly Problem[]>;

/** A path, the id of a docs set, or an object that was itself read. */
type Key = string | object;

/** Makes a value; `before` is the last value of the same key that was made without an error. */
type Make<K, V> = (workspace: Workspace, key: K, before?: V) => V;

type Outcome<V> = { readonly value: V } | { readonly error: unknown };

/** A value and what it was made from. */
interface Derived {
  /** Makes the value again if something that it was made from has changed. */
  readonly outcome: () => Outcome<unknown>;
}

const isSame = (a: Outcome<unknown>, b: Outcome<unknown>): boolean =>
  'value' in a && 'value' in b
    ? Object.is(a.value, b.value)
    : 'error' in a && 'error' in b && a.error === b.error;

/** A table that keeps an object no longer than others use it. */
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
 * Everything that was read from the files of a site, and everything derived from it.
 *
 * A derived value remembers the values that it was made from, down to the states of files. They are
 * compared when it is next needed after `refresh`, and only a value whose sources changed is made
 * again. Without `refresh`, as in a build, no file is looked at twice.
 */
export class Workspace {
  readonly siteDir: string;
  readonly docsUrl: string;
  readonly sets: readonly DocsSet[];
  readonly isDevelopment: boolean;
  readonly configuration: readonly string[];
  readonly siteCheck: string | undefined;
  readonly pause: () => Promise<void>;
  private version = 0;
  private readonly tables = new Map<unknown, Table>();
  /** What the value that is being made has read so far. */
  private sources: Map<Derived, Outcome<unknown>> | undefined;

  constructor({ siteDir, docsUrl, ...options }: WorkspaceOptions) {
    this.siteDir = siteDir;
    this.docsUrl = docsUrl;
    this.sets = options.sets ?? [];
    this.isDevelopment = options.isDevelopment ?? false;
    this.configuration = options.configuration ?? [];
    this.siteCheck = options.siteCheck;
    this.pause = options.pause ?? (() => Promise.resolve());
  }

  get setIds(): readonly string[] {
    return [...new Set(this.sets.map(({ id }) => id))];
  }

  /** Files may have changed. */
  refresh(): void {
    this.version += 1;
  }

  /** What changes when a file does; undefined when there is no such file. */
  stamp(path: string): string | undefined {
    return this.get(fileStamp, path);
  }

  /** The text of a file; undefined when there is no such file. */
  text(path: string): string | undefined {
    return this.get(fileText, path);
  }

  /** Paths of everything below a folder, relative to it, with `/`; empty when there is no such folder. */
  list(folder: string): readonly string[] {
    return this.get(folderList, folder).split('\n').filter(Boolean);
  }

  /** What `make` makes of the key, from memory while nothing that it reads has changed. */
  get<K extends Key, V>(make: Make<K, V>, key: K): V {
    const table = this.tables.get(make) ?? new Table();
    this.tables.set(make, table);
    const derived =
      table.get(key) ?? this.derived((before) => make(this, key, before as V), FILES.has(make));
    table.set(key, derived);
    const outcome = derived.outcome();
    this.sources?.set(derived, outcome);
    if ('error' in outcome) throw outcome.error;
    return outcome.value as V;
  }

  /** Reads without remembering it as a source: for a value that names its sources itself. */
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

  private derived(make: (before: unknown) => unknown, isFile: boolean): Derived {
    let sources: NonNullable<Workspace['sources']> = new Map();
    let made: Outcome<unknown> | undefined;
    let before: unknown;
    let checked = -1;
    const remake = (): Outcome<unknown> => {
      sources = new Map();
      try {
        before = this.tracked(sources, () => make(before));
        return { value: before };
      } catch (error) {
        return { error };
      }
    };
    const isFresh = (): boolean =>
      !isFile && [...sources].every(([source, then]) => isSame(source.outcome(), then));
    return {
      outcome: () => {
        if (!made || (checked !== this.version && !isFresh())) made = remake();
        checked = this.version;
        return made;
      },
    };
  }
}

const fileStamp = (_workspace: Workspace, path: string): string | undefined => stampOf(path);

const fileText = (workspace: Workspace, path: string): string | undefined =>
  // Some editors put a mark of the encoding before the text.
  workspace.stamp(path) === undefined
    ? undefined
    : readFileSync(path, 'utf8').replace(/^\ufeff/, '');

const folderList = (_workspace: Workspace, folder: string): string => {
  try {
    // With types it follows no symbolic link, which may lead to a folder around itself.
    return (
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .map((entry) => sitePath(folder, join(entry.parentPath, entry.name)))
        // What an editor keeps beside an open file.
        .filter((path) => !/(?:^|\/)\./.test(path))
        .sort()
        .join('\n')
    );
  } catch {
    return '';
  }
};

/** What looks at the file system: it has no sources to compare, so it is made again. */
const FILES: ReadonlySet<unknown> = new Set([fileStamp, folderList]);

/** A function whose values a workspace keeps: `make` reads everything through the workspace. */
export const kept =
  <K extends Key, V>(make: Make<K, V>) =>
  (workspace: Workspace, key: K): V =>
    workspace.get(make, key);
