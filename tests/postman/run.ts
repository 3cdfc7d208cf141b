import newman, { type NewmanRunSummary } from 'newman';
import { withControls } from '../../scripts/sandbox/control';
import { serve, type FetchHandler } from '../../scripts/sandbox/server';
import { createSandbox, type Sandbox } from '../../src/reference/mock';
import { findRoute } from '../../src/reference/mock/route';
import { postmanCollection } from '../../src/reference/publish/postman/collection';
import { postmanEnvironment } from '../../src/reference/publish/postman/environment';
import type { Recipe } from '../../src/reference/recipes/recipe';
import type { Subject } from '../mock/support';
import { standIn } from './partner';

export const DOCS_URL = 'https://docs.partner.example/partner-api-docs';

/** The results of one run of a collection. */
export interface CollectionRun {
  readonly items: number;
  readonly assertions: number;
  /** Sent items with fewer than two assertions. */
  readonly unasserted: readonly string[];
  /** Items that were skipped. */
  readonly skipped: readonly string[];
  /** Failed assertions and script errors, each with its item and message. */
  readonly failures: readonly string[];
  /** All differences between messages to the partner and the contract. */
  readonly faults: readonly string[];
  /** Operations of the sandbox and of the partner that responded with a success status. */
  readonly succeeded: ReadonlySet<string>;
}

interface Execution {
  readonly item: { readonly name: string };
  /** Missing for some skipped requests, contrary to newman's types. */
  readonly assertions?: readonly unknown[];
}

interface AboutItem {
  readonly item: { readonly name: string };
}

function summarize(
  summary: NewmanRunSummary,
): Omit<CollectionRun, 'succeeded' | 'skipped' | 'faults'> {
  const { stats, failures } = summary.run;
  const executions: readonly Execution[] = summary.run.executions;
  // A request from a script also counts as an execution of its item, with the same assertions.
  const asserted = new Map(
    executions.map(({ item, assertions }) => [item, assertions?.length ?? 0]),
  );
  return {
    items: stats.items.total ?? 0,
    assertions: stats.assertions.total ?? 0,
    unasserted: [...asserted].filter(([, count]) => count < 2).map(([{ name }]) => name),
    failures: failures.map(
      ({ source, error }) => `${source?.name ?? 'collection'}: ${error.test}: ${error.message}`,
    ),
  };
}

/** Changes the answer of the sandbox, or of the partner, to one operation. */
export type Breakage = (operation: string, response: Response) => Response | Promise<Response>;

export interface RunOptions {
  readonly breakage?: Breakage;
  /** Runs only this folder. */
  readonly folder?: string;
  readonly recipes?: readonly Recipe[];
  /** A sandbox that has been used before. */
  readonly sandbox?: Sandbox;
  /** Whether the clock of the sandbox can be moved. */
  readonly hasClock?: boolean;
  /** Values that replace those of the environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs the collection of a set from top to bottom, against a sandbox and a partner's API. */
export async function runCollection(
  { contract, mock, behaviors }: Pick<Subject, 'contract' | 'mock' | 'behaviors'>,
  {
    breakage = (_operation, response) => response,
    folder,
    recipes = [],
    sandbox = createSandbox(mock, { behaviors }),
    hasClock = true,
    environment = {},
  }: RunOptions = {},
): Promise<CollectionRun> {
  const succeeded = new Set<string>();
  const reached = new Set<string>();
  const tested = new Set<string>();
  const broken = async (id: string, response: Response): Promise<Response> => {
    const answer = await breakage(id, response);
    if (answer.ok) succeeded.add(id);
    return answer;
  };
  const controlled = hasClock ? withControls(sandbox) : sandbox.fetch;
  const handler: FetchHandler = async (request) => {
    const { pathname } = new URL(request.url);
    const { method } = request;
    const response = await controlled(request);
    if (pathname.startsWith('/_sandbox/')) return response;
    return broken(findRoute(mock, method, pathname).operation.id, response);
  };
  const partner = standIn(contract);
  const partnerHandler: FetchHandler = async (request) => {
    const operation = partner.operationOf(request.method, new URL(request.url).pathname);
    const response = await partner.handler(request);
    return operation ? broken(operation.id, response) : response;
  };
  const server = await serve(handler, 0);
  const partnerServer = await serve(partnerHandler, 0);
  const addresses = {
    baseUrl: `${server.url}${mock.basePath}`,
    partnerUrl: partnerServer.url,
    ...environment,
  };
  try {
    const summary = await new Promise<NewmanRunSummary>((resolve, reject) => {
      newman
        .run(
          {
            collection: postmanCollection({ contract, docsUrl: DOCS_URL, recipes }),
            ...(folder === undefined ? {} : { folder }),
            environment: { ...postmanEnvironment(contract) },
            envVar: Object.entries(addresses).map(([key, value]) => ({ key, value })),
            reporters: [],
          },
          (error, done) => {
            if (error) reject(error);
            else resolve(done);
          },
        )
        .on('beforeItem', (_error: unknown, { item }: AboutItem) => reached.add(item.name))
        .on('test', (_error: unknown, { item }: AboutItem) => tested.add(item.name));
    });
    const skipped = [...reached].filter((name) => !tested.has(name));
    return { ...summarize(summary), succeeded, skipped, faults: partner.faults };
  } finally {
    await server.close();
    await partnerServer.close();
  }
}
