import type { Page } from '@playwright/test';

/** Holds requests back: requests that arrive while it is shut wait until it opens. */
export interface Gate {
  readonly shut: () => void;
  readonly open: () => void;
}

/**
 * Puts an open gate in front of an address. Call it before the page is opened, for the reason that
 * `interceptFromStart` describes.
 */
export async function gateFor(page: Page, address: string): Promise<Gate> {
  let waiting: (() => void)[] | undefined;
  await page.route(address, async (route) => {
    await new Promise<void>((pass) => (waiting ? waiting.push(pass) : pass()));
    // Not `continue`, which fails if the page that sent the request is gone.
    await route.fallback();
  });
  return {
    shut: () => {
      waiting ??= [];
    },
    open: () => {
      waiting?.forEach((pass) => pass());
      waiting = undefined;
    },
  };
}

/** Puts a closed gate in front of an address, and returns a function that opens it. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const gate = await gateFor(page, address);
  gate.shut();
  return gate.open;
}
