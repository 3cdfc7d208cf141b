import { join } from 'node:path';
import { factPaths } from './facts/read';
import { findFees } from './fee-schedule/read';
import type { Fee } from '../fees/schedule';
import { buildContract } from './build';
import { bundle } from './bundle';
import { readCatalogue } from './catalogue';
import { enrich } from './enrich';
import { asText, objects } from './json';
import { lint } from './lint';
import type { Contract } from './model';
import { ContractError, type Problem } from './problem';
import { completeProblem } from './problem-schema';
import { ruleContext, type RuleContext } from './rule';
import { completeWebhooks } from './standard-webhooks';
import { sitePath } from './site-path';
import { kept } from './workspace';

export const rootPath = (siteDir: string, set: string): string =>
  join(siteDir, 'partners', set, 'openapi.yaml');

/** A contract as its files say, and what the rules say of it; the fees stand in a file of their own. */
export interface Written {
  /** Syntax errors and references that lead nowhere. */
  readonly problems: readonly Problem[];
  /** Undefined while the files are no OpenAPI document. */
  readonly context: RuleContext | undefined;
  /** The model, without fees. Throws whatever a document may bring about that the rules refuse. */
  readonly model: () => Contract;
  /** What the rules find that look at no fees; run once. */
  readonly findings: () => Promise<readonly Problem[]>;
  readonly fees: () => { readonly fees: readonly Fee[]; readonly problems: readonly Problem[] };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const NO_DOCUMENT: Omit<Problem, 'place'> = {
  message: 'There is no OpenAPI document',
  next: 'start the file with `openapi: 3.1.0`',
};

/** Reads the files of a contract. */
export const readWritten = kept((workspace, set: string): Written => {
  const { siteDir, docsUrl } = workspace;
  const root = rootPath(siteDir, set);
  const { document, sources, problems: unbundled } = bundle(workspace, root);
  const catalogue = readCatalogue(workspace, set);
  const files = [...sources.keys(), ...catalogue.paths, ...factPaths(siteDir, root)];
  const present = files.filter((path) => workspace.stamp(path) !== undefined);
  const relativeTo = (path: string) => sitePath(siteDir, path);
  const written = [...unbundled, ...catalogue.sources.flatMap(({ problems }) => problems)];
  const broken = [...sources.values(), ...catalogue.sources]
    .filter((source) => source?.value === undefined)
    .flatMap((source) => source?.problems ?? []);
  const missing = { ...NO_DOCUMENT, place: { file: relativeTo(root), line: 1, column: 1 } };
  const unread = broken.length > 0 ? broken : document.openapi ? undefined : [missing];
  if (unread) {
    const fail = (): never => {
      throw new ContractError(unread);
    };
    const findings = () => Promise.resolve([]);
    const fees = () => ({ fees: [], problems: [] });
    return { problems: unread, context: undefined, model: fail, findings, fees };
  }
  const isComplete = unbundled.length === 0;
  const context = ruleContext({ set, docsUrl, document, catalogue, fees: [], isComplete });
  const model = (): Contract => {
    const complete = completeProblem(completeWebhooks(document), catalogue, { docsUrl, set });
    const names = present.map(relativeTo);
    const contract = buildContract({ ...context, document: complete, files: names });
    return { ...contract, document: enrich(contract) };
  };
  const topics = objects(document.tags).flatMap(({ name }) => asText(name) ?? []);
  return {
    problems: written,
    context,
    model: once(model),
    findings: once(() => lint(siteDir, root, context)),
    fees: () => findFees(workspace, set, topics),
  };
});
