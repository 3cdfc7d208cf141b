import { change } from './change';
import { error } from './error';
import { event } from './event';
import { fee } from './fee';
import { readFlags, type Generator } from './flags';
import { operation } from './operation';
import { page } from './page';
import { SiteFiles, UsageError, type Edit } from './site-files';
import { editSite } from './write';

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

const examples = Object.values(GENERATORS).map(({ example }) => `  ${example}`);
const USAGE = `Usage: npm run new -- ${Object.keys(GENERATORS).join('|')} --flag value …\n\n${examples.join('\n')}`;

/**
 * Makes a skeleton without writing any file.
 *
 * @param today `YYYY-MM-DD`, the day of dated entries
 * @throws {UsageError} when the arguments are wrong
 */
export function skeletonOf(
  siteDir: string,
  [kind = '', ...args]: readonly string[],
  today: string,
  site = new SiteFiles(siteDir),
): Skeleton {
  const generator = Object.hasOwn(GENERATORS, kind) ? GENERATORS[kind] : undefined;
  if (!generator) {
    throw new UsageError(kind === '' ? USAGE : `There is no skeleton for \`${kind}\`.\n\n${USAGE}`);
  }
  const next = generator.run(site, readFlags(generator, args), today);
  return { edits: site.edits, next };
}

/** Writes a skeleton into the right files, and returns lines that say what to do next. */
export const addSkeleton = (
  siteDir: string,
  args: readonly string[],
  today: string,
): Promise<readonly string[]> =>
  editSite(siteDir, (files) => {
    const { next } = skeletonOf(siteDir, args, today, files);
    return Promise.resolve(['', 'Next:', ...next.map((step) => `- ${step}`)]);
  });
