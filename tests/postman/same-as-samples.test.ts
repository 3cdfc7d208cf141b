import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCaptureServer } from '../samples/capture-server';
import { scratchDirectory } from '../samples/toolchains';
import { ROOT } from '../support/paths';
import { adopted } from '../zoo/adopted';
import { differencesOf } from './arrivals';

const FIXTURES = [
  'adopt/pet-shop-2.0.json',
  'adopt/pet-shop-3.0.yaml',
  'depot/openapi.yaml',
  'every-feature/openapi.yaml',
  'nasty-requests/openapi.yaml',
  'unwritten/openapi.yaml',
];

let server: Awaited<ReturnType<typeof startCaptureServer>>;
const scratch = scratchDirectory();
beforeAll(async () => {
  server = await startCaptureServer();
});
afterAll(async () => {
  await server.close();
  scratch.remove();
});

/** The media types of the requests that were compared. */
const compared: string[] = [];

it.each(FIXTURES)(
  'Postman sends what the samples of %s send',
  { timeout: 120_000 },
  async (file) => {
    const { contract, mistakes } = await adopted(join(ROOT, 'tests/fixtures', file));
    if (!contract) throw new Error(mistakes.join('\n'));
    const inbox = server.open({ status: 200, body: '{}' });
    expect(await differencesOf(contract, inbox, scratch.path)).toEqual([]);
    compared.push(...contract.operations.map(({ body }) => body?.contentType ?? 'nothing'));
  },
);

it('compares every kind of body', () => {
  expect(compared.length).toBeGreaterThan(50);
  expect(compared).toEqual(
    expect.arrayContaining([
      'nothing',
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/xml',
      'application/pdf',
      'text/plain',
    ]),
  );
});
