import newman, { type NewmanRunSummary } from 'newman';
import { withControls } from '../../scripts/sandbox/control';
import { serve, type FetchHandler } from '../../scripts/sandbox/server';
import { createSandbox } from '../../src/mock';
import { route } from '../../src/mock/request';
import { postmanCollection } from '../../src/publish/postman/collection';
import { postmanEnvironment } from '../../src/publish/postman/environment';
import type { Subject } from '../mock/support';

export const DOCS_URL = 'https://docs.partner.example/partner-api-docs';

/** What one run of a collection did. */
export interface CollectionRun {
  readonly items: number;
  readonly assertions: number;
  /** Items with fewer than two assertions. */
  readonly unasserted: readonly string[];
  /** Assertions that failed and scripts that threw: item and message. */
  readonly failures: readonly string[];
  /** Operations the sandbox answered with a success status. */
  readonly succeeded: ReadonlySet<string>;
}

function summarize(summary: NewmanRunSummary, succeeded: ReadonlySet<string>): CollectionRun {
  const { stats, failures, executions } = summary.run;
  // A request of a script counts as an execution of its item as well, with the same assertions.
  const asserted = new Map(executions.map(({ item, assertions }) => [item, assertions.length]));
  return {
    items: stats.items.total ?? 0,
    assertions: stats.assertions.total ?? 0,
    unasserted: [...asserted].filter(([, count]) => count < 2).map(([{ name }]) => name),
    failures: failures.map(
      ({ source, error }) => `${source?.name ?? 'collection'}: ${error.test}: ${error.message}`,
    ),
    succeeded,
  };
}

/** A change to what the sandbox answers to one operation. */
export type Breakage = (operation: string, response: Response) => Response | Promise<Response>;

export interface RunOptions {
  readonly breakage?: Breakage;
  /** Only this folder. */
  readonly folder?: string;
}

/** Runs the collection of a set from top to bottom against a sandbox where nothing has happened. */
export async function runCollection(
  { contract, mock }: Subject,
  { breakage = (_operation, response) => response, folder }: RunOptions = {},
): Promise<CollectionRun> {
  const sandbox = createSandbox(mock);
  const succeeded = new Set<string>();
  const controlled = withControls(sandbox, () => []);
  const handler: FetchHandler = async (request) => {
    const { pathname } = new URL(request.url);
    const { method } = request;
    const response = await controlled(request);
    if (pathname.startsWith('/_sandbox/')) return response;
    const { id } = route(mock, method, pathname).operation;
    const answer = await breakage(id, response);
    if (answer.ok) succeeded.add(id);
    return answer;
  };
  const server = await serve(handler, 0);
  try {
    const summary = await new Promise<NewmanRunSummary>((resolve, reject) => {
      newman.run(
        {
          collection: postmanCollection({ contract, docsUrl: DOCS_URL }),
          ...(folder === undefined ? {} : { folder }),
          environment: { ...postmanEnvironment(contract) },
          envVar: [{ key: 'baseUrl', value: `${server.url}${mock.basePath}` }],
          reporters: [],
        },
        (error, done) => {
          if (error) reject(error);
          else resolve(done);
        },
      );
    });
    return summarize(summary, succeeded);
  } finally {
    await server.close();
  }
}
