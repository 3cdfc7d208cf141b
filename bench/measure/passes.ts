import type { Browser } from '@playwright/test';
import { type BenchServer, startBenchServer } from '../browser/server';
import { Session } from '../browser/session';
import type { Subject } from './subject';

/** The measurement of one pass, in a fresh browser context that simulates a low-end phone. */
export type Pass<Result> = (
  session: Session,
  urlOf: (path: string) => string,
  subject: Subject,
) => Promise<Result>;

/**
 * Repeats a measurement for every subject, in turns, so that other load on the machine affects all
 * of them equally. The first pass warms up browser and server and does not count.
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
