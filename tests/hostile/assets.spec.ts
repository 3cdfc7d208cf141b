import type { Page } from '@playwright/test';
import { TOPIC_PAGE } from '../sample/cast';
import { expect, test } from '../support/test';
import { type Fault, FAULTS, startFaultyHost } from './faulty-host';
import { type Lane, seen, silenceOf } from './silence';

test.setTimeout(600_000);

/** One page of each kind. */
const PAGES: readonly (readonly [kind: string, path: string])[] = [
  ['landing', ''],
  ['introduction', 'general'],
  ['topic', TOPIC_PAGE],
  ['fees', 'general/fees'],
  ['playground', 'general/api/playground'],
  ['change log', 'general/change-log'],
];

/** The number of pages that load at the same time. */
const LANES = 3;

for (const [kind, target] of PAGES) {
  test(`no file of the ${kind} page fails in silence`, async ({ browser }) => {
    const hosts = await Promise.all(Array.from({ length: LANES }, startFaultyHost));
    const lanes = hosts.map((host): Lane => ({ host, browser }));
    const [first] = lanes;
    if (!first) throw new Error('There is no lane.');
    const { look, files } = await seen(first, target);
    const silent: string[] = [];
    const queue = files.flatMap((file) =>
      Object.entries(FAULTS).map(([name, fault]): [string, string, Fault] => [file, name, fault]),
    );
    const count = queue.length;
    await Promise.all(
      lanes.map(async (lane) => {
        for (let row = queue.shift(); row; row = queue.shift()) {
          const [file, name, fault] = row;
          lane.host.fail(file, fault);
          const silence = await silenceOf(lane, target, look);
          if (silence !== undefined) silent.push(`${file} ${name}: ${silence}`);
        }
      }),
    );
    await Promise.all(hosts.map((host) => host.close()));
    console.log(
      `hostile: ${files.length} files of the ${kind} page, ${count} faults, ${silent.length} silent`,
    );
    expect(silent).toEqual([]);
    expect(files.length).toBeGreaterThan(5);
  });
}

test('a page is reported as silent if its script cannot show anything', async ({ browser }) => {
  const host = await startFaultyHost();
  const lane: Lane = { host, browser };
  const { look, files } = await seen(lane, 'general/fees');
  const main = files.find((file) => file.includes('/main.')) ?? '';
  const silenceWith = (prepare?: (page: Page) => Promise<unknown>) => {
    host.fail(main, FAULTS['is not there'] ?? (() => undefined));
    return silenceOf(lane, 'general/fees', look, prepare);
  };
  expect(await silenceWith()).toBeUndefined();
  const silence = await silenceWith((page) =>
    page.route('**/general/fees', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/<script>.*?<\/script>/gs, '') });
    }),
  );
  await host.close();
  expect(silence).toBe('it does not work');
});
