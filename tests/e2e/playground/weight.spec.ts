import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, open, saveData, test } from '../../support/test';
import { openOperation, send } from './support';

/** JavaScript that the playground may need above an ordinary page, in bytes after brotli. */
const BUDGET = 45_000;

/** Collects the scripts a page runs by their address: bytes after brotli. */
function weighScripts(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const weight = response.body().then((body) => brotliCompressSync(body).length);
    scripts.set(new URL(response.url()).pathname, weight);
  });
  return async () =>
    new Map(
      await Promise.all([...scripts].map(async ([path, weight]) => [path, await weight] as const)),
    );
}

const total = (scripts: ReadonlyMap<string, number>): number =>
  [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);

for (const [set, operation] of [
  ['general', 'createCard'],
  ['rebell-pay', 'createOrderQuote'],
] as const) {
  test(`${set}: opening it and sending a request costs at most ${BUDGET} bytes of script`, async ({
    page,
    browser,
    baseURL,
  }) => {
    // A page of the reference: it shows code in color as the playground does.
    const ordinary = await browser.newContext({ baseURL: baseURL ?? '' });
    const topic = await ordinary.newPage();
    await saveData(topic);
    const weigh = weighScripts(topic);
    await open(topic, `${set}/api/transfer`);
    await topic.locator('pre').first().scrollIntoViewIfNeeded();
    await expect.poll(async () => [...(await weigh()).keys()].join()).toContain('/prism.');
    const before = await weigh();
    await ordinary.close();

    await saveData(page);
    const scripts = weighScripts(page);
    await openOperation(page, operation, set);
    await send(page, 201);
    const after = await scripts();
    const added = total(after) - total(before);
    const own = [...after].filter(([path]) => !before.has(path));
    const parts = own.map(([path, bytes]) => `${path.split('/').at(-1) ?? ''} ${bytes}`);
    console.log(
      `${set}: ${added} of ${BUDGET} bytes of script above a page of the reference; its own: ${parts.join(', ')}`,
    );
    expect(before.size).toBeGreaterThan(2);
    expect(added).toBeGreaterThan(10_000);
    expect(added).toBeLessThanOrEqual(BUDGET);
  });
}
