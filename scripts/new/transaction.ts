import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isRunning } from '../../src/site/plugins/after-build/lock';
import { UsageError } from './site-files';

/** Changes to the files of a site; paths are relative to it. */
export interface Changes {
  readonly texts: readonly { readonly file: string; readonly text: string }[];
  readonly removed: readonly string[];
  readonly moved: readonly (readonly [from: string, to: string])[];
}

/** The way from the files before a change to those after it, in steps that can be undone. */
interface Journal {
  readonly renames: readonly (readonly [from: string, to: string])[];
  /** Folders that the change creates, parents first. */
  readonly folders: readonly string[];
}

/** Holds new and replaced files during a change. Beside the files, so that a rename moves them. */
const STAGE = '.changes';
const HOLDER = `${STAGE}/process`;
const JOURNAL = `${STAGE}/journal.json`;

/** Parents of a path that do not exist, the highest first. */
function missingParents(siteDir: string, path: string): readonly string[] {
  const parent = dirname(path);
  if (existsSync(join(siteDir, parent))) return [];
  return [...missingParents(siteDir, parent), parent];
}

/** Undoes the renames that were done: those whose source is gone. Can itself be interrupted. */
function undo(siteDir: string, { renames, folders }: Journal): void {
  for (const [from, to] of renames.toReversed()) {
    const [source, target] = [join(siteDir, from), join(siteDir, to)];
    if (!existsSync(source) && existsSync(target)) renameSync(target, source);
  }
  for (const folder of folders.toReversed().map((path) => join(siteDir, path))) {
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

/**
 * Undoes a change that was interrupted.
 *
 * @throws {UsageError} when another process is making a change
 */
export function recover(siteDir: string): void {
  const stage = join(siteDir, STAGE);
  if (!existsSync(stage)) return;
  const holder = existsSync(join(siteDir, HOLDER))
    ? Number(readFileSync(join(siteDir, HOLDER), 'utf8'))
    : 0;
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new UsageError(
      `Process ${holder} is changing the files. Next: wait until it ends, then run the command again. ` +
        `If that process is no command of this site, delete ${HOLDER}.`,
    );
  }
  const journal = join(siteDir, JOURNAL);
  if (existsSync(journal)) {
    undo(siteDir, JSON.parse(readFileSync(journal, 'utf8')) as Journal);
    rmSync(journal);
  }
  rmSync(stage, { recursive: true });
}

/** Writes the new texts to the stage. Returns the renames that put every file into its place. */
function prepared(siteDir: string, { texts, removed, moved }: Changes): Journal {
  const write = (path: string, text: string): void =>
    writeFileSync(join(siteDir, path), text, { flush: true });
  // What `recover` reads is there as a whole, or not at all.
  const writeWhole = (path: string, text: string): void => {
    write(`${path}.part`, text);
    renameSync(join(siteDir, `${path}.part`), join(siteDir, path));
  };
  for (const folder of [STAGE, `${STAGE}/new`, `${STAGE}/old`]) mkdirSync(join(siteDir, folder));
  writeWhole(HOLDER, String(process.pid));
  const aside = [...texts.map(({ file }) => file), ...removed]
    .filter((path) => existsSync(join(siteDir, path)))
    .map((path, index) => [path, `${STAGE}/old/${index}`] as const);
  const placed = texts.map(({ file, text }, index) => {
    write(`${STAGE}/new/${index}`, text);
    return [`${STAGE}/new/${index}`, file] as const;
  });
  const renames = [...aside, ...placed, ...moved];
  const folders = new Set(
    [...placed, ...moved].flatMap(([, path]) => missingParents(siteDir, path)),
  );
  const journal = { renames, folders: [...folders] };
  writeWhole(JOURNAL, JSON.stringify(journal));
  return journal;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Undoes a change that failed, and says so. */
function takeBack(siteDir: string, cause: unknown): never {
  const reason = reasonOf(cause);
  try {
    recover(siteDir);
  } catch (error) {
    throw new UsageError(
      `The files could not be written: ${reason}. What was written could not be taken back: ${reasonOf(error)}. ` +
        'Next: make room or allow writing, then run a command again; it takes it back first.',
      { cause },
    );
  }
  throw new UsageError(
    `Nothing was changed: ${reason}. Next: make room or allow writing, then run the command again.`,
    { cause },
  );
}

/**
 * Makes all changes or none. New texts are written beside the files first; then only renames are
 * left, which need no space and can be undone. Where even that is impossible, as after the process
 * was killed, `recover` does it later.
 *
 * Texts are written before files are removed and moved, so paths are those before the change.
 *
 * @throws {UsageError} when a change is impossible
 */
export function carryOut(siteDir: string, changes: Changes): void {
  recover(siteDir);
  try {
    const { renames, folders } = prepared(siteDir, changes);
    for (const folder of folders) mkdirSync(join(siteDir, folder));
    for (const [from, to] of renames) renameSync(join(siteDir, from), join(siteDir, to));
    // Without its journal, the change counts.
    rmSync(join(siteDir, JOURNAL));
  } catch (error) {
    takeBack(siteDir, error);
  }
  try {
    rmSync(join(siteDir, STAGE), { recursive: true });
  } catch {
    // The next command deletes it.
  }
}
