import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knownScripts, leastRights, pinnedActions } from './workflows';

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER).map((name) => ({
  path: `${FOLDER}/${name}`,
  text: readFileSync(`${FOLDER}/${name}`, 'utf8'),
}));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const seed = (text: string) => [{ path: 'seed.yml', text }];

describe('workflows', () => {
  it('pin every action by its full commit hash', () => {
    const { checked, faults } = pinnedActions(files);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(20);
    for (const value of [
      'actions/checkout@v5',
      'actions/checkout@main # v5.0.0',
      'actions/checkout@08c6903 # v5.0.0',
      'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8',
      'docker://alpine:3',
    ]) {
      expect(pinnedActions(seed(`steps:\n  - uses: ${value}\n`)).faults, value).toHaveLength(1);
    }
  });

  it('grant only the permissions that a job needs', () => {
    const { checked, faults } = leastRights(files);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(9);
    const job = 'jobs:\n  a:\n    permissions:\n      contents: read\n';
    expect(leastRights(seed(`permissions: {}\n${job}`)).faults).toEqual([]);
    for (const text of [
      job,
      `permissions:\n  contents: read\n${job}`,
      `permissions: write-all\n${job}`,
      'permissions: {}\njobs:\n  a:\n    steps: []\n',
      `permissions: {}\n${job.replace('read', 'write')}    steps:\n      - run: npm ci\n`,
      'permissions: {}\n',
    ]) {
      expect(leastRights(seed(text)).faults, text).toHaveLength(1);
    }
  });

  it('call scripts that exist', () => {
    const { checked, faults } = knownScripts(files, scripts);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(10);
    expect(knownScripts(seed('- run: npm run nothing'), scripts).faults).toHaveLength(1);
  });
});
