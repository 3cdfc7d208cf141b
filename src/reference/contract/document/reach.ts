import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeComponent } from '../decode-component';

/** What a reference may lead to, apart from the document that contains it. */
export interface Reach {
  /** Absolute paths of folders. */
  readonly folders: readonly string[];
  /** Names of hosts, with or without a port. */
  readonly hosts: readonly string[];
  /** What a writer can do about a reference that leads elsewhere. */
  readonly next: (elsewhere: Elsewhere) => string;
}

/** A folder or a host that is not within reach; neither for a scheme that cannot be read at all. */
export interface Elsewhere {
  readonly folder?: string;
  readonly host?: string;
}

export interface Refusal {
  readonly message: string;
  readonly next: string;
}

/** Matches a scheme; a single letter is a drive of Windows. */
const SCHEME = /^[a-z][a-z\d+.-]+:/i;

export const isUrl = (address: string): boolean => SCHEME.test(address);

/** The absolute path or URL of the file that a reference without its fragment names. */
export function addressOf(from: string, file: string): string {
  if (file === '') return from;
  if (isUrl(from)) return URL.canParse(file, from) ? new URL(file, from).href : file;
  if (!isUrl(file)) return resolve(dirname(from), file);
  if (!URL.canParse(file)) return file;
  const url = new URL(file);
  try {
    return url.protocol === 'file:' ? fileURLToPath(url) : url.href;
  } catch {
    return url.href;
  }
}

/** A path without symbolic links, as far as it exists. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}

/** Whether a path is below a folder and not hidden there, however the path is written. */
function isBelow(folder: string, path: string): boolean {
  const below = relative(realPath(folder), realPath(path));
  const segments = decodeComponent(below).split(/[/\\]/);
  return !isAbsolute(below) && segments.every((segment) => !segment.startsWith('.'));
}

/**
 * Decides whether a file may be read because of a reference: undefined if it may. A contract is
 * published, so a reference must not make other files of this machine or its network part of it.
 * Everything that reads files by reference asks here first.
 */
export function elsewhere(address: string, { folders, hosts }: Reach): Elsewhere | undefined {
  if (!isUrl(address)) {
    const isNear = folders.some((folder) => isBelow(folder, address));
    return isNear ? undefined : { folder: dirname(address) };
  }
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return {};
  const { host, hostname } = new URL(address);
  return [host, hostname].some((name) => hosts.includes(name)) ? undefined : { host };
}

/** The message for a reference to a file that may not be read; undefined if it may. */
export function refusalOf(from: string, reference: string, reach: Reach): Refusal | undefined {
  const [file = ''] = reference.split('#');
  const away = file === '' ? undefined : elsewhere(addressOf(from, file), reach);
  if (!away) return undefined;
  let where = 'to no file';
  if (away.host !== undefined) where = `to another host, \`${away.host}\``;
  else if (away.folder !== undefined) where = 'to a file that is hidden, or outside the folder';
  return { message: `The reference \`${reference}\` leads ${where}`, next: reach.next(away) };
}

/** The reach of a docs set: its own folder and the shared one. */
export const reachOfSet = (folder: string): Reach => ({
  folders: [folder, join(dirname(folder), 'shared')],
  hosts: [],
  next: () =>
    `copy what it refers to into partners/${basename(folder)}; apart from that, a contract can only refer to partners/shared`,
});
