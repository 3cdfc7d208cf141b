/**
 * Sets every `@docusaurus/*` package to the newest 3.x and installs it. This changes package.json
 * and the lock file; it is meant for the weekly canary.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const versions = JSON.parse(
  execFileSync('npm', ['view', '@docusaurus/core@3', 'version', '--json'], { encoding: 'utf8' }),
);
const newest = [versions].flat().at(-1);
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
for (const group of [manifest.dependencies, manifest.devDependencies]) {
  for (const name of Object.keys(group)) {
    if (name.startsWith('@docusaurus/')) group[name] = newest;
  }
}
writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`Installing Docusaurus ${newest}`);
execFileSync('npm', ['install', '--no-audit'], { stdio: 'inherit' });
