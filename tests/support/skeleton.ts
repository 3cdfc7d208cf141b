import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { skeletonOf } from '../../scripts/new/index';
import type { Edit } from '../../scripts/new/site-files';

/** Date of dated entries. */
const TODAY = '2026-11-21';

interface Written {
  readonly edits: readonly Edit[];
  /** Restores every file. */
  readonly undo: () => void;
}

/**
 * Writes a skeleton into a site, like `npm run new` in this repository.
 *
 * @param command arguments of `npm run new --`, each without spaces
 */
export function writeSkeleton(siteDir: string, command: string): Written {
  const { edits } = skeletonOf(siteDir, command.split(' '), TODAY);
  const undos = edits.map(({ file, text, isNew }) => {
    const path = join(siteDir, file);
    mkdirSync(dirname(path), { recursive: true });
    const before = isNew ? undefined : readFileSync(path, 'utf8');
    writeFileSync(path, text);
    return () => (before === undefined ? rmSync(path) : writeFileSync(path, before));
  });
  return { edits, undo: () => undos.forEach((undo) => undo()) };
}
