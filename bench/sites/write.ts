import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from '../pages/contract';

/** Installed packages and caches, which are kept when new sources are written. */
const LASTING = ['node_modules', '.docusaurus'];

/** Deletes the sources and outputs in a folder. */
export function emptyFolder(dir: string): void {
  mkdirSync(dir, { recursive: true });
  for (const name of readdirSync(dir).filter((entry) => !LASTING.includes(entry))) {
    rmSync(join(dir, name), { recursive: true, force: true });
  }
}

export function writeFiles(dir: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
}

export const copyInto = (from: string, to: string): void => {
  if (existsSync(from)) cpSync(from, to, { recursive: true });
};
