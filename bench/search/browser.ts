import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { ensureBrowser } from '../../scripts/programs';
import { startPagesServer } from '../../tests/support/pages-server';
import { BASE_URL } from '../../tests/support/paths';

export interface BenchPage {
  readonly page: Page;
  readonly url: string;
  /** Returns the brotli-compressed bytes of everything fetched since the last call. */
  bytes(): Promise<number>;
}

/** Opens a browser on a served folder. */
export async function withPage<Result>(
  root: string,
  use: (bench: BenchPage) => Promise<Result>,
): Promise<Result> {
  const server = await startPagesServer({ root, baseUrl: BASE_URL });
  const browser: Browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    // The compiler that runs the bench wraps functions in a helper call, including those sent to the page.
    await page.addInitScript('globalThis.__name = (wrapped) => wrapped;');
    let bodies: Promise<number>[] = [];
    page.on('response', (response) => {
      bodies.push(
        response.body().then(
          (body) => (body.length === 0 ? 0 : brotliCompressSync(body).length),
          () => 0,
        ),
      );
    });
    const bytes = async () => {
      const sizes = await Promise.all(bodies);
      bodies = [];
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    return await use({ page, url: server.url, bytes });
  } finally {
    await browser.close();
    await server.close();
  }
}
