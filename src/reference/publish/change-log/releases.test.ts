import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContractFacts } from '../../contract/diff';
import { ContractError } from '../../contract/problem';
import { Workspace } from '../../contract/workspace';
import { formatRelease, readReleases, releaseFile } from './releases';

const FACTS: ContractFacts = { servers: [], errors: {}, operations: {}, shared: {}, schemas: {} };

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
};
const snapshot = (version: string): string => formatRelease({ version, entries: [], facts: FACTS });
const release = (version: string): void => write(releaseFile('pets', version), snapshot(version));
const versions = (): readonly string[] =>
  readReleases(new Workspace({ siteDir: dir, docsUrl: '' }), 'pets').map(({ version }) => version);
const messages = (): readonly string[] => {
  try {
    return versions();
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return error.problems.map(({ place, message, next }) => `${place.file} ${message}: ${next}`);
  }
};

/** Pairs of versions, the older one first, that OpenAPI allows. */
const PAIRS: readonly (readonly [older: string, newer: string])[] = [
  ['2026-11-01', '2027-02-01'],
  ['1.9.0', '1.10.0'],
  ['1.0.0-RC1', '1.0.0'],
  ['v2', 'v10'],
  ['V1', 'V2'],
  ['2024.1-beta', '2024.1'],
  ['', '1'],
  ['a', 'A'],
  ['1/2', '1/3'],
  ['../1', '../2'],
  ['.', '..'],
  ['.hidden', '.hidden2'],
  ['con', 'nul.2'],
  ['1 (draft)', '2 <final>'],
  ['1:*?"|\\', '2:*?"|\\'],
  ["it's 1\n", "it's 2\n"],
  ['1.', '2.'],
  ['版本一', '版本二'],
  ['\ud800', '\ud801'],
  ['1'.repeat(300), '2'.repeat(300)],
  ['__proto__', 'constructor'],
];

describe('the snapshot of a version', () => {
  it.each(PAIRS)('%j is kept, read back and ordered before that of %j', (older, newer) => {
    release(newer);
    release(older);
    expect(versions()).toEqual([older, newer]);
  });

  it('has a name of its own on every file system', () => {
    const names = PAIRS.flat().map((version) => releaseFile('pets', version));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (version) => {
        const name = releaseFile('pets', version).slice('partners/pets/releases/'.length);
        expect(name).toMatch(/^[a-z\d~-][a-z\d._+~-]{0,110}\.json$/);
      }),
    );
  });
});

describe('a file that is no snapshot', () => {
  const NAME = 'partners/pets/releases/1.json';
  const RESTORE = 'restore the file from the repository; snapshots are not written by hand';
  const OR_UPDATE = `${RESTORE}. If a later release of this site wrote it, update the site`;
  const withFacts = (facts: object): string =>
    JSON.stringify({ version: '1', entries: [], facts: { ...FACTS, ...facts } });

  it.each([
    [NAME, '{', `The snapshot is not valid JSON: ${RESTORE}`],
    [NAME, '', `The snapshot is not valid JSON: ${RESTORE}`],
    [NAME, '[]', 'The snapshot cannot be compared: '],
    [NAME, '{"version":1,"entries":[],"facts":{}}', 'The snapshot cannot be compared: `version`'],
    [NAME, withFacts({ schemas: 1 }), 'The snapshot cannot be compared: `schemas` is wrong'],
    [NAME, withFacts({ operations: { a: {} } }), 'The snapshot cannot be compared: `kind`'],
    [NAME, snapshot('1').replace('{', '{"format":2,'), `Unknown key \`format\`: ${OR_UPDATE}`],
    [NAME, snapshot('2'), 'The file holds version `2`: rename it to partners/pets/releases/2.json'],
    ['partners/pets/releases/1.0 final.json', snapshot('1.0 final'), 'rename it to partners/pets/'],
    [
      'partners/pets/releases/a/b.json',
      snapshot('a/b'),
      'rename it to partners/pets/releases/a-b~',
    ],
    ['partners/pets/releases/1.yaml', '', 'The file is no snapshot: move it out of the folder'],
    ['partners/pets/releases/README.md', '', 'The file is no snapshot: move it out of the folder'],
  ])('%s with %j is a mistake', (file, text, message) => {
    release('0.1');
    write(file, text);
    const [found = '', ...more] = messages();
    expect(more).toEqual([]);
    expect(found.startsWith(`${file} `)).toBe(true);
    expect(found).toContain(message);
  });
});
