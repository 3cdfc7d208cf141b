import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { add, html, type Edit } from '../e2e/faults/fault';
import { seed } from '../e2e/faults/seed';
import { BASE_URL, BUILD_DIR, ROOT } from '../support/paths';

const PROBE = 'page-probe.js';

const probe = (): string =>
  transpileModule(readFileSync(path.join(__dirname, 'probe.ts'), 'utf8'), {
    compilerOptions: { module: ModuleKind.None, target: ScriptTarget.ES2022 },
  }).outputText;

const folderOf = (name: string): string => path.join(ROOT, '.cache/browsers', name);

/** Writes a copy of the built site in which every page starts the probe; its folder. */
export function probedSite(name: string): string {
  const folder = folderOf(name);
  seed(BUILD_DIR, folder, [
    html(/<head>/, `<head><script src="${BASE_URL}${PROBE}"></script>`),
    add(PROBE, probe()),
  ]);
  return folder;
}

/** Writes a copy of a probed site with a fault in it; its folder. */
export function seededSite(probed: string, fault: string, edits: readonly Edit[]): string {
  const folder = folderOf(`${path.basename(probed)}, ${fault}`);
  seed(probed, folder, edits);
  return folder;
}
