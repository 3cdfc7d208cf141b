import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  deploysTestedBuild,
  knownScripts,
  leastRights,
  oneBuild,
  pinnedActions,
  securityUpdates,
} from './workflows';

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
    expect(checked).toBeGreaterThanOrEqual(19);
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
    expect(checked).toBeGreaterThanOrEqual(8);
    expect(knownScripts(seed('- run: npm run nothing'), scripts).faults).toHaveLength(1);
  });

  it.each(['push', 'pull_request'])('build a commit once, on %s', (event) => {
    const { checked, faults } = oneBuild(files, event);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(4);
    const job = (run: string, more = '') =>
      `on: { ${event}: }\njobs:\n  a:\n    steps:\n      - run: ${run}\n${more}`;
    for (const text of [
      job('npm run check'),
      job('npm run build', '      - run: npm test\n'),
      job('npm test', '    strategy: { matrix: { node: [20, 22] } }\n'),
      job(
        '${{ matrix.run }}',
        '    strategy: { matrix: { run: [npm test, npm run build && x] } }\n',
      ),
      job('npm test', '  b:\n    steps:\n      - run: npm run take-newest\n'),
    ]) {
      expect(oneBuild(seed(text), event).faults, text).toHaveLength(1);
    }
    expect(oneBuild(seed(job('npm test -- --fast')), event).faults).toEqual([]);
    const twice = [...seed(job('npm test')), { path: 'b.yml', text: job('npm run build') }];
    expect(oneBuild(twice, event).faults).toHaveLength(1);
  });

  it('deploy the build that CI tested', () => {
    const { checked, faults } = deploysTestedBuild(files);
    expect(faults).toEqual([]);
    expect(checked).toBe(1);
    const good = files.find(({ path }) => path.endsWith('/ci.yml'))?.text ?? '';
    for (const [from, to] of [
      ['needs: [test, lint]', 'needs: lint'],
      ['run: npm test', 'run: npm run build'],
      ['name: github-pages\n          path', 'name: other\n          path'],
      ['run: npm test', 'continue-on-error: true\n        run: npm test'],
      ["if: github.ref == 'refs/heads/main'\n    needs", 'if: always()\n    needs'],
      ['- id: deployment', '- run: npm run build\n      - id: deployment'],
    ] as const) {
      const text = good.replace(from, to);
      expect(text, from).not.toBe(good);
      expect(deploysTestedBuild(seed(text)).faults, to).toHaveLength(1);
    }
  });
});

it('Dependabot proposes security updates of every dependency', () => {
  const { checked, faults } = securityUpdates(readFileSync('.github/dependabot.yml', 'utf8'));
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThanOrEqual(1);
  for (const rule of [
    "{ dependency-name: '@docusaurus/*' }",
    "{ dependency-name: a, versions: ['>=2'] }",
    "{ dependency-name: a, versions: ['>=2'], update-types: ['version-update:semver-major'] }",
  ]) {
    expect(securityUpdates(`updates:\n  - ignore:\n      - ${rule}\n`).faults, rule).toHaveLength(
      1,
    );
  }
});
