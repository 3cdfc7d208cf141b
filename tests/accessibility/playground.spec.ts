import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { says } from '../sample/promises/says';
import { axeFindings } from '../support/axe';
import { expect, open, test } from '../support/test';
import { openOperation, panel, send } from '../e2e/playground/support';

/** The widths and themes in which axe checks a page. */
const WIDTHS = [375, 1280] as const;
const THEMES = ['light', 'dark'] as const;

async function expectAccessible(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of THEMES) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
        // During a transition, colors belong to neither theme.
        return Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(
          () => undefined,
        );
      }, theme);
      const { passed, violations } = await axeFindings(page, 'main');
      expect(violations, `${width} px, ${theme}`).toEqual([]);
      expect(passed).toBeGreaterThan(25);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
  }
}

const enterBaseUrl = async (page: Page, url: string): Promise<void> => {
  await page.getByLabel('Own base URL').check();
  await page.getByLabel('Base URL', { exact: true }).fill(url);
};

async function sendTo(page: Page, url: string, title: string): Promise<void> {
  await openOperation(page, 'getPartner');
  await enterBaseUrl(page, url);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel(page, 'Answer')).toContainText(title);
}

/** Functions that bring the playground into a state in which it must be accessible. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the form of an own environment': async (page) => {
    await openOperation(page, 'getPartner');
    await enterBaseUrl(page, 'ftp://nowhere');
    await expect(page.getByLabel('Base URL', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
  'the list of problems': async (page) => {
    await openOperation(page, 'createUser');
    await page.getByLabel('Body (JSON)').fill('{"type": "robot", "phone": 7}');
    const problems = page.getByRole('list', { name: 'Problems of the request' });
    await expect(problems.getByRole('button').nth(2)).toBeVisible();
  },
  'the hint of "Reproduce"': async (page) => {
    await open(page, 'general/api/card');
    await page.locator('[id="error-card-limit-reached"] > summary').click();
    await page.getByRole('link', { name: 'Reproduce card_limit_reached', exact: true }).click();
    await expect(panel(page, 'Request')).toContainText('Send it: the sandbox answers');
  },
  'the help of the fields': async (page) => {
    await openOperation(page, 'createUser');
    await page.getByText('Fields of the body').click();
    await expect(page.locator('details[open] dt').nth(5)).toBeVisible();
  },
  'a request opened by a link': async (page) => {
    await openOperation(page, 'createUser');
    await page.getByLabel('Body (JSON)').fill('{"type": "business"}');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => new URL(page.url()).hash).toContain('#op=createUser&');
    await page.reload();
    await expect(page.getByLabel('Body (JSON)')).toHaveValue(/"business"/);
  },
  'a history of answers and failures': async (page) => {
    await openOperation(page, 'createCard');
    await send(page, 201);
    await page.getByLabel('Body (JSON)').fill('{}');
    await send(page, 422);
    await panel(page, 'History').getByRole('button', { name: /^1/ }).click();
    await expect(panel(page, 'History').locator('[aria-current="true"]')).toHaveText(/^1/);
  },
  'an event log with an entry open': async (page) => {
    await openOperation(page, 'createCard');
    await send(page, 201);
    await page.getByRole('button', { name: '+ 1 hour' }).click();
    await panel(page, 'Events').getByText('card.created', { exact: true }).click();
    await expect(panel(page, 'Events')).toContainText('webhook-signature');
  },
  'a server that cannot be reached': (page) =>
    sendTo(page, 'http://127.0.0.1:9/v1', 'The address could not be reached'),
  'a server that takes too long': async (page) => {
    says('A request without an answer is canceled after 30 seconds.');
    await page.addInitScript(() => {
      AbortSignal.timeout = (ms) =>
        ms === 30_000
          ? AbortSignal.abort(new DOMException('Late.', 'TimeoutError'))
          : new AbortController().signal;
    });
    await sendTo(page, 'http://127.0.0.1:9/v1', 'No answer within 30 seconds');
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`no axe violation: ${state}`, async ({ page }) => {
    // axe checks a long page four times.
    test.slow();
    await reach(page);
    await expectAccessible(page);
  });
}

test('no axe violation: a server that only answers to other pages (CORS)', async ({ page }) => {
  test.slow();
  const server = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await sendTo(page, `http://127.0.0.1:${port}/v1`, 'not to this page (CORS)');
    await expectAccessible(page);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
