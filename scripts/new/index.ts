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

interface Skeleton {
  readonly edits: readonly Edit[];
  /** What the author has to do next. */
  readonly next: readonly string[];
}

export const USAGE = `Usage: npm run new -- ${Object.keys(GENERATORS).join('|')} --flag value …\n\n${Object.values(
  GENERATORS,
)
  .map(({ example }) => `  ${example}`)
  .join('\n')}`;

/**
 * Makes a skeleton without writing any file.
 *
 * @param today `YYYY-MM-DD`, the day of dated entries
 * @throws {UsageError} when the arguments are wrong
 */
export function skeletonOf(siteDir: string, args: readonly string[], today: string): Skeleton {
  const [kind = '', ...flags] = args;
  const generator = Object.entries(GENERATORS).find(([name]) => name === kind)?.[1];
  if (!generator) {
    throw new UsageError(kind === '' ? USAGE : `There is no skeleton for \`${kind}\`.\n\n${USAGE}`);
  }
  const site = new SiteText(siteDir);
  const next = generator.run(site, readRequest(generator, flags, today));
  return { edits: site.edits, next };
}
