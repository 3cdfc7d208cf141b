import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, open, saveData, test } from '../support/test';
import { openOperation, send } from '../e2e/playground/support';
import { CREATES } from '../sample/cast';

/**
 * Maximum JavaScript for opening the playground, beyond an ordinary page, in bytes after brotli.
 */
const OPENING = 45_000;

/** The same after the first answer of the sandbox, which loads its rules. */
const ANSWERED = 94_500;

/** Collects the paths of the scripts that a page loads. */
function collectScripts(page: Page): ReadonlySet<string> {
  const paths = new Set<string>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname);
  });
  return paths;
}

const weights = new Map<string, number>();

/** Returns the bytes after brotli of a script of the build. */
function weigh(siteDir: string, basePath: string, path: string): number {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const weight = brotliCompressSync(readFileSync(join(siteDir, path.replace(basePath, '')))).length;
  weights.set(path, weight);
  return weight;
}

for (const [set, operation] of CREATES) {
  test(`${set}: opening it costs at most ${OPENING} bytes of script, with an answer ${ANSWERED}`, async ({
    page,
    browser,
    baseURL,
    basePath,
    siteDir,
  }) => {
    // A page of the reference, which also shows colored code.
    const ordinary = await browser.newContext({ baseURL: baseURL ?? '' });
    const topic = await ordinary.newPage();
    await saveData(topic);
    const before = collectScripts(topic);
    await open(topic, `${set}/api/transfer`);
    await topic.locator('pre').first().scrollIntoViewIfNeeded();
    await expect.poll(() => [...before].join()).toContain('/prism.');
    await ordinary.close();
    expect(before.size).toBeGreaterThan(2);

    const sum = (paths: ReadonlySet<string>): number =>
      [...paths].reduce((bytes, path) => bytes + weigh(siteDir, basePath, path), 0);
    const after = collectScripts(page);
    const added = (what: string, budget: number): number => {
      const own = [...after].filter((path) => !before.has(path));
      const parts = own.map((path) => `${basename(path)} ${weigh(siteDir, basePath, path)}`);
      const bytes = sum(after) - sum(before);
      console.log(
        `${set}, ${what}: ${bytes} of ${budget} bytes of script above a page of the reference; ` +
          `its own: ${parts.join(', ')}`,
      );
      return bytes;
    };
    await openOperation(page, operation, set);
    await page.locator('pre').first().scrollIntoViewIfNeeded();
    await expect.poll(() => [...after].join()).toContain('/prism.');
    await page.waitForLoadState('networkidle');
    const opening = added('opened', OPENING);
    await send(page, 201);
    const answered = added('answered', ANSWERED);
    expect(opening).toBeGreaterThan(10_000);
    expect(opening).toBeLessThanOrEqual(OPENING);
    expect(answered).toBeGreaterThan(opening + 10_000);
    expect(answered).toBeLessThanOrEqual(ANSWERED);
  });
}
