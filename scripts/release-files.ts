/**
 * `npm run release-files` writes the files of a release to `release/`: the built site, the bill of
 * materials of everything it was built with, and the checksums of both. The same commit gives the
 * same bytes.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { stableSbom, type Sbom } from './release/sbom';
import { sha256Sums } from './release/sums';

const FOLDER = 'release';
const MAX_BYTES = 1 << 28;

const output = (command: string, args: readonly string[]): Buffer =>
  execFileSync(command, args, { maxBuffer: MAX_BYTES, stdio: ['ignore', 'pipe', 'inherit'] });

/** Packs `build/` without anything that differs between machines. The options require GNU tar. */
const archive = (seconds: string): Buffer =>
  gzipSync(
    output('tar', [
      '--create',
      '--sort=name',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u=rwX,go=rX',
      `--mtime=@${seconds}`,
      '--format=ustar',
      'build',
    ]),
    { level: 9 },
  );

function main(): void {
  if (!existsSync('build/index.html')) {
    console.error('There is no build/. Run `npm run build` first.');
    process.exitCode = 1;
    return;
  }
  const seconds = output('git', ['log', '-1', '--format=%ct']).toString().trim();
  const listed = output('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']);
  const sbom = stableSbom(JSON.parse(listed.toString()) as Sbom, new Date(Number(seconds) * 1000));
  const files = new Map<string, Uint8Array>([
    ['site.tar.gz', archive(seconds)],
    ['sbom.cdx.json', Buffer.from(`${JSON.stringify(sbom, null, 2)}\n`)],
  ]);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const [name, content] of files) writeFileSync(join(FOLDER, name), content);
  writeFileSync(join(FOLDER, 'SHA256SUMS'), sha256Sums(files));
  console.log(
    `${FOLDER}/: ${sbom.components.length} components, ${files.size} files and their checksums`,
  );
}

main();
