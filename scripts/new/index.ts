import { readRequest } from './arguments';
import { change } from './change';
import { error } from './error';
import { event } from './event';
import { fee } from './fee';
import type { Generator } from './kinds';
import { operation } from './operation';
import { page } from './page';
import { SiteText, UsageError, type Edit } from './site-text';

export const GENERATORS: Readonly<Record<string, Generator>> = {
  operation,
  page,
  error,
  event,
  fee,
  change,
};

export interface Skeleton {
  readonly edits: readonly Edit[];
  /** What the writer does next. */
  readonly next: readonly string[];
}

export const USAGE = `Usage: npm run new -- ${Object.keys(GENERATORS).join('|')} --flag value …\n\n${Object.values(
  GENERATORS,
)
  .map(({ example }) => `  ${example}`)
  .join('\n')}`;

/**
 * Makes a skeleton of a kind; nothing is written.
 *
 * @param today `YYYY-MM-DD`, the day of dated entries
 * @throws {UsageError} with what to write instead
 */
export function skeletonOf(siteDir: string, args: readonly string[], today: string): Skeleton {
  const [kind = '', ...flags] = args;
  const generator = Object.entries(GENERATORS).find(([name]) => name === kind)?.[1];
  if (!generator) {
    throw new UsageError(kind === '' ? USAGE : `There is no skeleton \`${kind}\`.\n\n${USAGE}`);
  }
  const site = new SiteText(siteDir);
  const next = generator.run(site, readRequest(generator, flags, today));
  return { edits: site.edits, next };
}
