import { attackAll } from '../attacks/run';
import { PAGE_ATTACKS } from '../attacks/table';
import { expect, storageNamespace, test } from '../support/test';

test.setTimeout(600_000);

const CLASSES = ['link', 'storage', 'paste', 'message'] as const;

for (const kind of CLASSES) {
  test(`no ${kind} breaks a page for good`, async ({ page, site }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('popup', () => errors.push('a window was opened'));
    page.on('dialog', (dialog) => {
      errors.push('a dialog');
      void dialog.dismiss();
    });
    await page.route('https://hostile.example/**', (route) => {
      errors.push(`request: ${route.request().url()}`);
      return route.abort();
    });
    const target = {
      engine: {
        goto: async (url: string) => void (await page.goto(url, { waitUntil: 'commit' })),
        evaluate: (expression: string) => page.evaluate<unknown>(expression),
      },
      base: site.url,
      namespace: await storageNamespace(page),
      takeErrors: () => Promise.resolve(errors.splice(0)),
    };
    const rows = PAGE_ATTACKS.filter((row) => row.class === kind);
    const findings = await attackAll(target, rows);
    console.log(`attacks: ${rows.length} by ${kind}, ${findings.length} findings`);
    expect(findings).toEqual([]);
    expect(rows.length).toBeGreaterThan(10);
  });
}
