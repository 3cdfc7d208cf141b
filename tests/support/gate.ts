import type { Page } from '@playwright/test';

/** Holds requests back: those that come while it is shut wait until it opens. */
export interface Gate {
  readonly shut: () => void;
  readonly open: () => void;
}

/**
 * Puts a gate, open at first, before an address. Call it before the page is opened, for the
 * reason that `interceptFromStart` gives.
 */
export async function gateFor(page: Page, address: string): Promise<Gate> {
  let waiting: (() => void)[] | undefined;
  await page.route(address, async (route) => {
    await new Promise<void>((pass) => (waiting ? waiting.push(pass) : pass()));
    // Not `continue`, which fails where the page that asked was left.
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

/** Puts a gate before an address and shuts it; gives what opens it. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const gate = await gateFor(page, address);
  gate.shut();
  return gate.open;
}
