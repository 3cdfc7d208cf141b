import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, open, saveData, test } from '../../support/test';
import { openOperation, send } from './support';
import { CREATES } from '../../sample/cast';

/** JavaScript that the playground may need above an ordinary page, in bytes after brotli: a third are the rules of its sandbox. */
const BUDGET = 71_500;

/** Collects the paths of the scripts that a page loads. */
function collectScripts(page: Page): ReadonlySet<string> {
  const paths = new Set<string>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname);
  });
  return paths;
}

/** Bytes after brotli of a script of the build. */
const weigh = (siteDir: string, basePath: string, path: string): number =>
  brotliCompressSync(readFileSync(join(siteDir, path.replace(basePath, '')))).length;

for (const [set, operation] of CREATES) {
  test(`${set}: opening it and sending a request costs at most ${BUDGET} bytes of script`, async ({
    page,
    browser,
    baseURL,
    basePath,
    siteDir,
  }) => {
    // A page of the reference: it shows code in color as the playground does.
    const ordinary = await browser.newContext({ baseURL: baseURL ?? '' });
    const topic = await ordinary.newPage();
    await saveData(topic);
    const before = collectScripts(topic);
    await open(topic, `${set}/api/transfer`);
    await topic.locator('pre').first().scrollIntoViewIfNeeded();
    await expect.poll(() => [...before].join()).toContain('/prism.');
    await ordinary.close();

    await saveData(page);
    const after = collectScripts(page);
    await openOperation(page, operation, set);
    await send(page, 201);
    const sum = (paths: ReadonlySet<string>): number =>
      [...paths].reduce((bytes, path) => bytes + weigh(siteDir, basePath, path), 0);
    const added = sum(after) - sum(before);
    const addedPaths = [...after].filter((path) => !before.has(path));
    const parts = addedPaths.map((path) => `${basename(path)} ${weigh(siteDir, basePath, path)}`);
    console.log(
      `${set}: ${added} of ${BUDGET} bytes of script above a page of the reference; its own: ${parts.join(', ')}`,
    );
    expect(before.size).toBeGreaterThan(2);
    expect(added).toBeGreaterThan(10_000);
    expect(added).toBeLessThanOrEqual(BUDGET);
  });
}
