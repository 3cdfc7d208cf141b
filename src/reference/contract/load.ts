import { join } from 'node:path';
import { buildContract } from './document/build';
import { bundle } from './document/bundle';
import { readCatalog } from './document/catalog';
import { complete } from './document/complete';
import { readingProblems } from './data-file';
import { enrich } from './document/enrich';
import { factPaths, readFacts } from './facts/read';
import { findFees } from './fee-schedule/read';
import { isObject, textOf } from './json';
import type { Contract, JsonValue } from './model';
import { oncePer } from './once-per';
import { ContractError, isError, type Problem } from './problem';
import { completeProblem } from './document/problem-schema';
import { lintWithRedocly } from './document/redocly';
import { problemsOf, ruleContext, type RuleContext } from './rules/rule';
import { judge } from './rules';
import { charges } from './rules/charges';
import { readSetFile, setFilePath } from './set-file';
import { sitePath } from './site-path';
import { completeWebhooks } from './document/standard-webhooks';
import { kept, type Workspace } from './workspace';

export const rootPath = (siteDir: string, set: string): string =>
  join(siteDir, 'partners', set, 'openapi.yaml');

/** A contract that is being read. */
interface Draft {
  /** Undefined while the files are not an OpenAPI document. */
  readonly context: RuleContext | undefined;
  /** Builds the model. May throw any error if the rules find mistakes. */
  readonly model: () => Contract;
  /** Returns all problems. */
  readonly problems: () => Promise<readonly Problem[]>;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The draft of a contract that cannot be read. */
const unreadable = (problems: readonly Problem[]): Draft => ({
  context: undefined,
  model: () => {
    throw new ContractError(problems);
  },
  problems: () => Promise.resolve(problems),
});

/** Whether a value is a version of OpenAPI that the rules support; a number such as 3.1 is not. */
const isReadable = (version: JsonValue | undefined): boolean =>
  typeof version === 'string' && /^3\.[0-2]\./.test(version);

/** The draft without its fees, so that a change of the fees does not affect the rest. */
const draftWithoutFees = kept((workspace, set: string): Draft => {
  const { siteDir, docsUrl } = workspace;
  const root = rootPath(siteDir, set);
  const setFile = readSetFile(workspace, set);
  const { document, sources, problems: unresolved } = bundle(workspace, root);
  const catalog = readCatalog(workspace, set);
  const files = [
    ...sources.keys(),
    ...catalog.paths,
    ...factPaths(siteDir, root),
    setFilePath(siteDir, set),
  ]
    .filter((path) => workspace.stamp(path) !== undefined)
    .map((path) => sitePath(siteDir, path));
  const unparsed = [...sources.values()].filter((source) => source?.value === undefined);
  const broken = [
    ...unparsed.flatMap((source) => source?.problems ?? []),
    ...catalog.sources
      .filter(({ value }) => !isObject(value))
      .flatMap((source) => readingProblems(source)),
  ];
  if (broken.length > 0) return unreadable(broken);
  const { openapi } = document as { readonly openapi?: JsonValue };
  if (!isReadable(openapi)) {
    const start = { file: sitePath(siteDir, root), line: 1, column: 1 };
    if (workspace.stamp(root) === undefined) {
      const next = 'bring it back; the contract of the docs set starts in it';
      return unreadable([{ place: start, message: 'The file is missing', next }]);
    }
    const place = openapi ? sources.get(root)?.locate(['openapi'], 'value') : undefined;
    const message = openapi
      ? `\`${textOf(openapi)}\` is not a version of OpenAPI that can be read`
      : 'There is no OpenAPI document';
    const next = 'start the file with `openapi: 3.1.0`';
    return unreadable([{ place: place ?? start, message, next }]);
  }
  const isComplete = unresolved.length === 0;
  const context = ruleContext({ set, docsUrl, document, catalog, fees: [], isComplete });
  return {
    context,
    model: once(() => {
      const { sharesConventions } = setFile;
      const conventional = sharesConventions
        ? completeProblem(completeWebhooks(document), catalog, { docsUrl, set })
        : document;
      const contract = buildContract({
        ...context,
        document: complete(conventional),
        files,
        sharesConventions,
      });
      const { facts } = readFacts(workspace, root);
      const enriched = enrich(contract);
      const published = sharesConventions ? enriched : document;
      return { ...contract, facts, document: enriched, published };
    }),
    problems: once(async () => [
      ...setFile.problems,
      ...unresolved,
      ...catalog.sources.flatMap(({ problems }) => problems),
      // The targets of unresolved references would be reported as missing everywhere.
      ...(isComplete ? await lintWithRedocly(workspace, root, setFile) : []),
      ...(isComplete ? judge(context, setFile) : []),
    ]),
  };
});

const draftWithFees = kept((workspace, set: string): Draft => {
  const { context, model, problems } = draftWithoutFees(workspace, set);
  if (!context) return { context, model, problems };
  const schedule = findFees(workspace, set, [...context.topics]);
  return {
    context,
    model: once(() => ({ ...model(), fees: schedule.fees })),
    problems: once(async () => [
      ...(await problems()),
      ...schedule.problems,
      // A schedule with problems has no fees, so every charge would be reported.
      ...(schedule.problems.length > 0
        ? []
        : problemsOf(charges, { ...context, fees: schedule.fees })),
    ]),
  };
});

/** Cached: a large document has many thousands of warnings, and is read often. */
const mistakesIn = oncePer((problems: readonly Problem[]) => problems.filter(isError));

async function checked({ model, problems }: Draft): Promise<Contract> {
  const mistakes = mistakesIn(await problems());
  if (mistakes.length > 0) throw new ContractError(mistakes);
  return model();
}

/** Returns all problems in the contract of a set, including those that its level allows. */
export const contractProblems = (workspace: Workspace, set: string): Promise<readonly Problem[]> =>
  draftWithFees(workspace, set).problems();

/**
 * Returns the contract of a docs set, cached until its files change.
 *
 * @throws {ContractError} with every mistake of the run
 */
export const readContract = async (workspace: Workspace, set: string): Promise<Contract> =>
  checked(draftWithFees(workspace, set));

/** Returns the contract before the rules have checked it; undefined if it cannot be built. */
export function draftOf(workspace: Workspace, set: string): Contract | undefined {
  try {
    return draftWithFees(workspace, set).model();
  } catch {
    return undefined;
  }
}

/**
 * Like `readContract`, without waiting for the rules: for a page that a writer looks at while the
 * check is still running.
 *
 * @throws {ContractError} with every mistake of the run, if there is no contract to show
 */
export async function draftContract(workspace: Workspace, set: string): Promise<Contract> {
  // The targets of unresolved references would be missing on every page.
  const isComplete = draftWithFees(workspace, set).context?.isComplete ?? false;
  // If the builder fails, the messages of the rules are more helpful.
  return (isComplete ? draftOf(workspace, set) : undefined) ?? readContract(workspace, set);
}
