import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadSite } from '../mock/support';
import { ROOT } from '../support/paths';
import { finderOf, namesOf } from './sample';

/*
 * The tests of the engine use their own contracts. Tests that only apply to the sample in
 * `partners/` are in `tests/sample` and `tests/integrations`, and are replaced together with the
 * sample.
 */
const ALLOWED = new Set([
  // `npm run new -- event` requires an envelope of this name.
  'EventEnvelope',
]);
const TEXT = /\.(?:ts|tsx|mts|ya?ml|json|mdx?|txt)$/;
const IS_TEST = /^tests\/|\.(?:test|spec)\.tsx?$|\/(?:fixtures|testing)\//;
const IS_SAMPLE = /^tests\/(?:integrations|sample|words)\//;

const DEBT = 'tests/house/sample-debt.yaml';
const debt = parse(readFileSync(join(ROOT, DEBT), 'utf8')) as Record<string, string>;

const find = finderOf(
  (await loadSite())
    .flatMap(({ contract }) => namesOf(contract))
    .filter((name) => !ALLOWED.has(name)),
);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => TEXT.test(file) && IS_TEST.test(file) && !IS_SAMPLE.test(file))
  .filter((file) => file !== DEBT && !file.startsWith('tests/house/sample.'));

it('no test of the engine uses names of the sample contract', () => {
  const faults = files
    .map((file) => ({ file, names: find(readFileSync(join(ROOT, file), 'utf8')) }))
    .filter(({ names }) => names.length > 0);
  const messages = faults
    .filter(({ file }) => !(file in debt))
    .map(
      ({ file, names }) =>
        `${file} names ${names.join(', ')}. Next: use tests/fixtures/library, or move the test to tests/sample.`,
    );
  expect(messages).toEqual([]);
  const paid = Object.keys(debt).filter((name) => !faults.some(({ file }) => file === name));
  expect(paid, `Take these off ${DEBT}.`).toEqual([]);
  console.log(`${files.length} files, ${faults.length} of them still name the sample`);
});

it('finds names as whole words, and no generic ones', () => {
  const card = { set: 'card-api', topics: [{ name: 'card', title: '', description: '' }] };
  const names = namesOf({
    ...card,
    operations: [{ id: 'lockCard' }] as never,
    partnerOperations: [],
    events: [{ type: 'card.locked' }] as never,
    schemas: new Map([
      ['Card', {} as never],
      ['CardLock', {} as never],
    ]),
  });
  const findNames = finderOf(names);
  expect(findNames("open('card-api/api/card'), lockCard(); 'card.locked' CardLock")).toEqual([
    'CardLock',
    'card-api/api/card',
    'card.locked',
    'lockCard',
  ]);
  expect(findNames('Card, unlockCard, lockCards, card.locked-out, my-card-api')).toEqual([]);
});
