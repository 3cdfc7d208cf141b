import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { startPagesServer } from '../support/pages-server';
import { BASE_URL, BUILD_DIR, ROOT } from '../support/paths';
import { add, html, replace, seed, type Edit } from '../support/seed';
import { namespaceIn } from '../support/storage';

const PROBE = 'page-probe.js';

const probe = (): string =>
  transpileModule(readFileSync(path.join(__dirname, 'probe.ts'), 'utf8'), {
    compilerOptions: { module: ModuleKind.None, target: ScriptTarget.ES2022 },
  }).outputText;

const folderOf = (name: string): string => path.join(ROOT, '.cache/browsers', name);

/** Writes a copy of the built site in which every page starts the probe; returns its folder. */
export function probedSite(name: string): string {
  const folder = folderOf(name);
  seed(BUILD_DIR, folder, [
    html(/<head>/, `<head><script src="${BASE_URL}${PROBE}"></script>`),
    add(PROBE, probe()),
  ]);
  return folder;
}

/** Writes a copy of a probed site with a fault; returns its folder. */
export function seededSite(probed: string, fault: string, edits: readonly Edit[]): string {
  const folder = folderOf(`${path.basename(probed)}, ${fault}`);
  seed(probed, folder, edits);
  return folder;
}

/** Adds a script to pages as a file: the site's policy blocks inline scripts. */
export const scriptIn = (pages: RegExp, script: string): readonly Edit[] => [
  add('seeded.js', script),
  replace(pages, /<\/body>/, `<script src="${BASE_URL}seeded.js"></script></body>`),
];

export interface ServedSite {
  /** The address of the landing page, with a trailing slash. */
  readonly url: string;
  /** The suffix of the site's storage keys. */
  readonly namespace: string;
  /** Returns the requests that were refused since the last call. */
  readonly takeFailed: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Serves a site on its own port, so that a browser has stored nothing for it. */
export async function serve(root: string): Promise<ServedSite> {
  const failed: string[] = [];
  const server = await startPagesServer({
    root,
    baseUrl: BASE_URL,
    // Same as GitHub Pages; without it, Firefox reports a prefetch that it cannot cache as failed.
    assetAge: 600,
    onAnswer: (target, status) => {
      if (status >= 400) failed.push(`${status}: ${target}`);
    },
  });
  const namespace = namespaceIn(readFileSync(path.join(root, 'index.html'), 'utf8'));
  return {
    url: server.url,
    namespace,
    takeFailed: () => failed.splice(0),
    close: () => server.close(),
  };
}
