import type { Browser } from '@playwright/test';
import { type BenchServer, startBenchServer } from '../browser/server';
import { Session } from '../browser/session';
import type { Subject } from './subject';

/** What one pass does with a fresh browser context, slowed down as a cheap phone is. */
export type Pass<Result> = (
  session: Session,
  urlOf: (path: string) => string,
  subject: Subject,
) => Promise<Result>;

/**
 * Repeats a measurement on every subject, one after the other in each pass, so
 * that what else the machine does falls on all of them alike. A first pass warms
 * browser and server and is not counted.
 */
export async function interleaved<Result>(
  browser: Browser,
  subjects: readonly Subject[],
  passes: number,
  measure: Pass<Result>,
): Promise<ReadonlyMap<Subject, readonly Result[]>> {
  const results = new Map<Subject, Result[]>(subjects.map((subject) => [subject, []]));
  const servers = new Map<Subject, BenchServer>();
  try {
    for (const subject of subjects) {
      servers.set(subject, await startBenchServer(subject.output, subject.baseUrl));
    }
    for (let pass = 0; pass <= passes; pass += 1) {
      for (const [subject, server] of servers) {
        const result = await Session.run(browser, { isSlow: true }, (session) =>
          measure(session, (path) => server.origin + path, subject),
        );
        if (pass > 0) results.get(subject)?.push(result);
      }
      process.stderr.write('.');
    }
    process.stderr.write('\n');
    return results;
  } finally {
    await Promise.all([...servers.values()].map((server) => server.close()));
  }
}
