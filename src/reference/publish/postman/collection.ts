import { operationAnchor } from '../../contract/anchors';
import type { Contract, JsonObject, Operation } from '../../contract/model';
import { namesOf } from '../../contract/names';
import { topicUrl } from '../../contract/routes';
import { compile } from '../../mock/compile';
import { compileSchema } from '../../mock/compile-schemas';
import { textOf } from '../../mock/json';
import { spokenDuration } from './duration';
import { bodiesOf, planRequests, type PlannedRequest } from './plan';
import { postmanRequest } from './request';
import { partnerFolder } from './partner';
import { definitionsFor } from './schemas';
import { eventsOf, SCHEMAS } from './scripts';
import { Things } from './things';

/** @see https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html */
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export interface CollectionOptions {
  readonly contract: Contract;
  /** Address of the documentation, without a final slash. */
  readonly docsUrl: string;
}

export interface CollectionVariable {
  readonly key: string;
  readonly value: string;
  /** What it holds, Markdown. */
  readonly description: string;
}

/** What the run of a collection does, and what flows from one request to the next. */
export function plannedCollection(contract: Contract) {
  const mock = compile(contract);
  const things = new Things(mock, contract, bodiesOf(contract));
  const requests = planRequests(contract, mock, things);
  const named = new Set(mock.operations.flatMap((operation) => things.namedBy(operation)));
  const used = things.all.filter((thing) => named.has(thing));
  const identifiers = used.map(({ of, variable, title, example }): CollectionVariable => {
    const makers = requests.filter(({ brings, prepares }) => brings?.of === of && !prepares);
    const summaries = makers.map(({ operation }) => `*${summaryOf(contract, operation.id)}*`);
    const source =
      summaries.length === 0
        ? 'The one of the examples; no request changes it.'
        : `Set by ${summaries.join(' and ')}; before that, the one of the examples.`;
    return { key: variable, value: example, description: `${title}. ${source}` };
  });
  const answers = [
    ...mock.operations.flatMap(({ answer }) => (answer ? [answer.schema] : [])),
    ...contract.partnerOperations.flatMap(({ responses }) =>
      responses.flatMap(({ body }) => (body ? [compileSchema(body.schema.schema)] : [])),
    ),
  ];
  const schemas: CollectionVariable = {
    key: SCHEMAS,
    value: JSON.stringify(definitionsFor(contract, answers)),
    description: 'Schemas of the answers, for the tests. Not meant for editing.',
  };
  return { mock, things, requests, variables: [...identifiers, schemas] };
}

const summaryOf = (contract: Contract, id: string): string =>
  namesOf(contract).operations.get(id)?.summary ?? id;

/** Why a request stands where it stands, for the reader of its description. */
function roleOf(contract: Contract, { prepares, trigger, wait }: PlannedRequest): string {
  const parts = [
    ...(prepares ? [`Prepares *${summaryOf(contract, prepares.id)}*.`] : []),
    ...(trigger ? [`\`${trigger.name}\` is the sandbox value \`${textOf(trigger.value)}\`.`] : []),
    ...(wait === 0
      ? []
      : [`Sent ${spokenDuration(wait)} after the request before, on the clock of the sandbox.`]),
  ];
  return parts.length === 0 ? '' : `${parts.join(' ')}\n\n`;
}

function itemOf(
  { contract, docsUrl }: CollectionOptions,
  operation: Operation,
  planned: PlannedRequest,
  things: Things,
): JsonObject {
  const { prepares } = planned;
  const page = topicUrl(docsUrl, contract.set, operation.topic);
  const reference = `[Reference](${page}#${operationAnchor(operation.id)})`;
  return {
    name: prepares
      ? `${operation.summary}, for: ${summaryOf(contract, prepares.id)}`
      : operation.summary,
    request: {
      ...postmanRequest(contract, operation, planned, things),
      description: `${roleOf(contract, planned)}${operation.description}\n\n${reference}`,
    },
    event: eventsOf(planned),
    response: [],
  };
}

/**
 * A Postman collection (v2.1) of every operation, in a folder per topic, and of what the provider
 * sends to partners in one more. Answers feed the identifiers of later requests; each request
 * checks status and body.
 * Run from top to bottom, every request succeeds in a sandbox where nothing has
 * happened yet. The same contract gives the same bytes.
 */
export function postmanCollection(options: CollectionOptions): JsonObject {
  const { contract, docsUrl } = options;
  const { mock, requests, things, variables } = plannedCollection(contract);
  const operations = new Map(contract.operations.map((operation) => [operation.id, operation]));
  const folders = contract.topics.flatMap(({ name, title, description }) => {
    const own = requests.filter(({ topic }) => topic === name);
    const items = own.flatMap((planned) => {
      const operation = operations.get(planned.operation.id);
      return operation ? [itemOf(options, operation, planned, things)] : [];
    });
    return items.length === 0 ? [] : [{ name: title, description, item: items }];
  });
  return {
    info: {
      name: contract.title,
      version: contract.version,
      description: `Built from the contract, version ${contract.version}. A sample contract: no request to its hosts reaches a live system.`,
      schema: SCHEMA,
    },
    auth: {
      type: 'bearer',
      bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }],
    },
    item: [...folders, ...partnerFolder(contract, { docsUrl, moment: mock.moment })],
    variable: variables.map(({ key, value, description }) => ({ key, value, description })),
  };
}
