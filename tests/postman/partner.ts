import type { FetchHandler } from '../../scripts/sandbox/server';
import type {
  Contract,
  JsonObject,
  JsonValue,
  Operation,
} from '../../src/reference/contract/model';
import { referable, Validator } from '../../src/reference/contract/schema/validate';
import { textsIn } from '../../src/reference/mock/json';
import { SAMPLE_SECRET } from '../../src/reference/webhooks/bench';
import { receive } from '../../src/reference/webhooks/receive';
import { TOLERANCE_SECONDS } from '../../src/reference/webhooks/verify';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A partner's API that follows the contract, with the faults of the messages that it received. */
export interface StandIn {
  readonly handler: FetchHandler;
  readonly operationOf: (method: string, pathname: string) => Operation | undefined;
  /** All differences between genuine messages and the contract. */
  readonly faults: readonly string[];
}

const success = ({ responses }: Operation) =>
  responses.find(({ status }) => status.startsWith('2'));

function answer(operation: Operation): Response {
  const promised = success(operation);
  const example = promised?.body?.examples[0]?.value;
  const body = example === undefined ? null : JSON.stringify(example);
  return new Response(body, {
    status: Number(promised?.status),
    headers: body === null ? {} : { 'Content-Type': 'application/json' },
  });
}

/**
 * Verifies messages as the pages recommend, performs no other checks, and answers according to the
 * contract.
 */
export function standIn({ partnerOperations, document }: Contract): StandIn {
  const { schemas } = document.components as { schemas: JsonObject };
  const validator = new Validator(referable(schemas, '#/components/schemas/'));
  const seen = new Set<string>();
  const faults: string[] = [];
  const operationOf: StandIn['operationOf'] = (method, pathname) =>
    partnerOperations.find(
      (candidate) => candidate.method === method && candidate.path === pathname,
    );
  const handler: FetchHandler = async (request) => {
    const operation = operationOf(request.method, new URL(request.url).pathname);
    if (!operation) return new Response(null, { status: 404 });
    const { body } = operation;
    if (!body) return answer(operation);
    if (request.headers.has('authorization')) faults.push(`${operation.id}: an API key`);
    const text = await request.text();
    const headers = Object.fromEntries(request.headers);
    const now = Date.now() / 1000;
    const receipt = await receive({ secret: SAMPLE_SECRET, headers, body: text, now }, seen);
    if (receipt.verdict === 'refused') return new Response(null, { status: receipt.status });
    const message = JSON.parse(text) as JsonValue;
    const errors = validator
      .check(message, body.schema.schema)
      .map(({ path, detail }) => `${operation.id}: /${path.join('/')} ${detail}`);
    faults.push(...errors);
    const id = headers['webhook-id'] ?? '';
    for (const [path, moment] of textsIn(message)) {
      if (TIMESTAMP.test(moment) && Date.parse(moment) / 1000 < now - TOLERANCE_SECONDS) {
        faults.push(`${operation.id}: /${path.join('/')} is long past`);
      }
    }
    if ((message as JsonObject).id !== id) faults.push(`${operation.id}: the id is not ${id}`);
    seen.add(id);
    return answer(operation);
  };
  return { handler, operationOf, faults };
}
