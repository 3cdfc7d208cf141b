import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteFolder } from '../support/editable-site';
import { daily } from '../support/daily';
import { ROOT } from '../support/paths';

/** A site whose build does `FAULT` in the step `STEP`. */
const CONFIG = `
const faults = {
  hang: () => new Promise(() => undefined),
  throw: () => { throw new Error('broken on purpose'); },
  exit: () => process.exit(0),
};
const step = (name) => (name === process.env.STEP ? faults[process.env.FAULT]() : undefined);
module.exports = async () => {
  await step('config');
  const plugin = async () => {
    await step('plugin');
    return {
      name: 'library',
      loadContent: () => step('loadContent'),
      contentLoaded: () => step('contentLoaded'),
      allContentLoaded: () => step('allContentLoaded'),
      postBuild: () => step('postBuild'),
    };
  };
  return {
    title: 'Library', url: 'https://docs.library.example', baseUrl: '/',
    future: { experimental_faster: true, v4: true }, plugins: [plugin],
  };
};`;

/** The steps of a build, with the words for each in a message about one that never ends. */
const STEPS: readonly (readonly [step: string, name: string])[] = [
  ['config', 'Get locales to build'],
  ['plugin', 'Init plugins'],
  ['loadContent', 'Load library@default > loadContent()'],
  ['contentLoaded', 'Load library@default > contentLoaded()'],
  ['allContentLoaded', 'allContentLoaded()'],
  ['postBuild', 'postBuild()'],
];

let dir: string;
beforeAll(() => {
  dir = siteFolder('faults');
  writeFileSync(join(dir, 'docusaurus.config.js'), CONFIG);
  writeFileSync(join(dir, 'package.json'), '{}');
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Runs a command in the site, which has been built before. */
function run(command: string, environment: Readonly<Record<string, string>>) {
  rmSync(join(dir, 'build'), { recursive: true, force: true });
  mkdirSync(join(dir, 'build'));
  writeFileSync(join(dir, 'build/old.html'), '');
  const args = [
    join(ROOT, 'scripts/docusaurus.mjs'),
    command,
    ...(command === 'start' ? ['--no-open'] : []),
  ];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, stderr, site: readdirSync(join(dir, 'build')) };
}

it('builds without a fault', () => {
  const { status, site } = run('build', {});
  expect(status).toBe(0);
  expect(site).toContain('404.html');
});

const FAULTS = ['hang', 'throw', 'exit'];

// Every fault and every step is among the share of `npm test`.
it.each(
  daily(
    STEPS.flatMap(([step, name]) => FAULTS.map((fault) => ({ step, fault, name }))),
    4,
  ),
)('a build with $fault in $step fails with a message, and keeps the last site', (row) => {
  const { step, fault, name } = row;
  const { status, stderr, site } = run('build', { STEP: step, FAULT: fault });
  expect(site).toEqual(['old.html']);
  expect(stderr).toContain(fault === 'throw' ? 'broken on purpose' : 'ended too early');
  if (fault !== 'throw') expect(stderr).toContain(name);
  expect(stderr).toContain('`build/` is still the last site');
  expect(status).toBe(1);
});

it.each(daily(FAULTS, 3))('a server with %s in a plugin has not started', (fault) => {
  const { status, stderr } = run('start', { STEP: 'loadContent', FAULT: fault });
  expect(stderr).toContain(fault === 'throw' ? 'broken on purpose' : 'ended too early');
  expect(status).toBe(1);
});
