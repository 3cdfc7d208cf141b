import { join, relative, sep } from 'node:path';
import type { Contract, DocsSetId } from './model';
import { buildContract } from './build';
import { bundle } from './bundle';
import { readCatalogue } from './catalogue';
import { enrich } from './enrich';
import { asText, isObject, objects } from './json';
import { lint } from './lint';
import { ContractError, type Problem } from './problem';
import { factPaths } from '../facts/read';
import { feesPath, findFees } from '../fees/read';
import { completeProblem } from './problem-schema';
import { filesAreSettled } from './settled';
import { stampOf } from './source';
import { completeWebhooks } from './standard-webhooks';

export interface LoadOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
  readonly set: DocsSetId;
  /** Address of the documentation, `https://docs.partner.example/partner-api-docs`. */
  readonly docsUrl: string;
}

export const rootPath = (siteDir: string, set: DocsSetId): string =>
  join(siteDir, 'partners', set, 'openapi.yaml');

interface Loaded {
  /** State of every file read or looked for, by its absolute path. */
  readonly stamps: ReadonlyMap<string, string | undefined>;
  readonly contract: Contract | undefined;
  readonly problems: readonly Problem[];
}

async function read({ siteDir, set, docsUrl }: LoadOptions): Promise<Loaded> {
  const root = rootPath(siteDir, set);
  const { document, paths, problems: unbundled } = bundle(siteDir, root);
  const catalogue = readCatalogue(siteDir, set);
  const files = [...paths, ...catalogue.paths, ...factPaths(siteDir, root)];
  const stamps = new Map([...files, feesPath(siteDir, set)].map((path) => [path, stampOf(path)]));
  const fail = (problems: readonly Problem[]): Loaded => ({
    stamps,
    contract: undefined,
    problems,
  });
  const relativeTo = (path: string) => relative(siteDir, path).split(sep).join('/');
  const written = [...unbundled, ...catalogue.sources.flatMap(({ problems }) => problems)];
  const broken = written.filter(({ rule }) => rule === 'yaml-syntax');
  if (broken.length > 0) return fail(broken);
  if (!isObject(document) || !document.openapi) {
    return fail([
      {
        place: { file: relativeTo(root), line: 1, column: 1 },
        message: 'There is no OpenAPI document',
        next: 'start the file with `openapi: 3.1.0`',
        rule: 'root-document',
      },
    ]);
  }
  const isComplete = unbundled.length === 0;
  const topics = objects(document.tags).flatMap(({ name }) => asText(name) ?? []);
  const { fees, problems: feeProblems } = findFees(siteDir, set, topics);
  const found = await lint({ siteDir, set, docsUrl, root, document, catalogue, fees, isComplete });
  const problems = [...written, ...feeProblems, ...found];
  if (problems.length > 0) return fail(problems);
  const present = files.filter((path) => stamps.get(path) !== undefined);
  const complete = completeProblem(completeWebhooks(document), catalogue, { docsUrl, set });
  const contract = buildContract({
    set,
    docsUrl,
    document: complete,
    catalogue,
    fees,
    files: present.map(relativeTo),
  });
  return { stamps, problems, contract: { ...contract, document: enrich(contract) } };
}

/**
 * Loads the contract of one docs set.
 *
 * @throws {ContractError} with every mistake of the run
 */
export async function loadContract(options: LoadOptions): Promise<Contract> {
  const { contract, problems } = await read(options);
  if (!contract) throw new ContractError(problems);
  return contract;
}

/** The process may hold this module more than once (a config reload evaluates it afresh). */
const CACHE = Symbol.for('partner-docs.contracts');
const store = globalThis as { [CACHE]?: Map<string, Promise<Loaded>> };

async function isFresh(loading: Promise<Loaded>): Promise<boolean> {
  if (filesAreSettled()) return true;
  try {
    const { stamps } = await loading;
    return [...stamps].every(([path, stamp]) => stampOf(path) === stamp);
  } catch {
    return false;
  }
}

/**
 * As `loadContract`, once per state of the files: loads again when one of them
 * changed, and concurrent callers share one run.
 *
 * @throws {ContractError} with every mistake of the run
 */
export async function cachedContract(options: LoadOptions): Promise<Contract> {
  const cache = store[CACHE] ?? new Map<string, Promise<Loaded>>();
  store[CACHE] = cache;
  const key = [options.siteDir, options.set, options.docsUrl].join('\n');
  const known = cache.get(key);
  if (!known || !(await isFresh(known))) {
    // Another caller may have started a run while this one looked at the files.
    if (cache.get(key) === known) cache.set(key, read(options));
  }
  const { contract, problems } = await (cache.get(key) ?? read(options));
  if (!contract) throw new ContractError(problems);
  return contract;
}
