import type { Browser } from '@playwright/test';
import { type BenchServer, type Kind, type Sent, startBenchServer } from '../browser/server';
import { Session } from '../browser/session';
import { sum } from '../stats';
import type { Subject } from './subject';

/** Sizes in bytes as sent, with brotli 11. */
export interface Weight {
  readonly js: number;
  readonly css: number;
  readonly fonts: number;
  /** All files that the first page needs, including its HTML. */
  readonly itself: number;
  /** The same, plus everything prefetched while the page is read. */
  readonly withPrefetch: number;
  /** All files of a walk over ten pages. */
  readonly session: number;
}

const bytesOf = (sent: readonly Sent[], kind?: Kind): number =>
  sum(
    sent
      .filter((response) => kind === undefined || response.kind === kind)
      .map(({ bytes }) => bytes),
  );

/** The responses that a page needs, out of those sent while it was opened. */
export const neededOf = (sent: readonly Sent[]): readonly Sent[] =>
  sent.filter(({ isPrefetch }) => !isPrefetch);

async function measure(browser: Browser, server: BenchServer, subject: Subject): Promise<Weight> {
  return Session.run(browser, { isSlow: false }, async (session) => {
    const [first, ...rest] = subject.walk;
    await session.open(server.origin + (first?.path ?? ''));
    const sent = server.take();
    const needed = neededOf(sent);
    for (const { path, title } of rest) await session.moveTo(path, title);
    return {
      js: bytesOf(needed, 'js'),
      css: bytesOf(needed, 'css'),
      fonts: bytesOf(needed, 'font'),
      itself: bytesOf(needed),
      withPrefetch: bytesOf(sent),
      session: bytesOf(sent) + bytesOf(server.take()),
    };
  });
}

/** Measures the weight of a site, on a fast connection: the network does not affect bytes. */
export async function weigh(browser: Browser, subject: Subject): Promise<Weight> {
  const server = await startBenchServer(subject.output, subject.baseUrl);
  try {
    return await measure(browser, server, subject);
  } finally {
    await server.close();
  }
}
