import type { Contract, JsonObject, Operation } from '../../contract/model';
import { namesOf } from '../../contract/names';
import { jsonText } from '../../contract/numeral';
import { compile } from '../../mock/compile';
import { compileSchema } from '../../mock/compile/schemas';
import type { Recipe } from '../../recipes/recipe';
import { collectionAuth } from './auth';
import { spokenDuration } from './duration';
import { Identifiers } from './identifiers';
import { planRequests } from './plan';
import type { PlannedRequest } from './planned-request';
import { partnerFolder } from './partner';
import { recipesFolder } from './recipes';
import { docsLink, postmanRequest } from './request';
import { definitionsFor } from './schemas';
import { eventsOf, SCHEMAS } from './scripts';

/** @see https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html */
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

interface CollectionOptions {
  readonly contract: Contract;
  /** Address of the documentation, without a final slash. */
  readonly docsUrl: string;
  readonly recipes: readonly Recipe[];
  /** Whether the contract is made up; the description then says so. */
  readonly isSample?: boolean;
}

export interface CollectionVariable {
  readonly key: string;
  readonly value: string;
  /** Description of the value, in Markdown. */
  readonly description: string;
}

/** Returns the requests of a collection in order, and the variables that they set and use. */
export function plannedCollection(contract: Contract) {
  const mock = compile(contract);
  const identifiers = new Identifiers(mock, contract);
  const requests = planRequests(identifiers);
  const used = new Set(mock.operations.flatMap((operation) => identifiers.usedBy(operation)));
  const variables = identifiers.all.flatMap((identifier): readonly CollectionVariable[] => {
    if (!used.has(identifier)) return [];
    const { variable, title, example } = identifier;
    const makers = requests.filter(({ yields, prepares }) => yields === identifier && !prepares);
    const summaries = makers.map(({ operation }) => `*${summaryOf(contract, operation.id)}*`);
    const source =
      summaries.length === 0
        ? 'The one of the examples; no request changes it.'
        : `Set by ${summaries.join(' and ')}; before that, the one of the examples.`;
    return [{ key: variable, value: example, description: `${title}. ${source}` }];
  });
  const answers = [
    ...mock.operations.flatMap(({ answer }) => (answer ? [answer.schema] : [])),
    ...contract.partnerOperations.flatMap(({ responses }) =>
      responses.flatMap(({ body }) => (body ? [compileSchema(body.schema.schema)] : [])),
    ),
  ];
  const schemas: CollectionVariable = {
    key: SCHEMAS,
    value: jsonText(definitionsFor(contract, answers)),
    description: 'Schemas of the answers, for the tests. Not meant for editing.',
  };
  return { mock, identifiers, requests, variables: [...variables, schemas] };
}

const summaryOf = (contract: Contract, id: string): string =>
  namesOf(contract).operations.get(id)?.summary ?? id;

/** Returns the reason for a request's place in the run, for its description. */
function roleOf(contract: Contract, { prepares, wait }: PlannedRequest): string {
  const parts = [
    ...(prepares ? [`Prepares *${summaryOf(contract, prepares.id)}*.`] : []),
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
  identifiers: Identifiers,
): JsonObject {
  const { prepares } = planned;
  return {
    name: prepares
      ? `${operation.summary}, for: ${summaryOf(contract, prepares.id)}`
      : operation.summary,
    request: {
      ...postmanRequest(operation, planned, identifiers),
      description: `${roleOf(contract, planned)}${operation.description}\n\n${docsLink(contract, docsUrl, operation)}`,
    },
    event: eventsOf(contract, planned),
    // Otherwise Postman sends these methods without their body.
    ...(operation.body && ['GET', 'HEAD'].includes(operation.method)
      ? { protocolProfileBehavior: { disableBodyPruning: true } }
      : {}),
    response: [],
  };
}

/**
 * Returns a Postman collection (v2.1) with a folder for each topic, one for the recipes, and one
 * for the requests that the provider sends to partners. Answers set the identifiers that later
 * requests use; tests check the status and body of each answer. Run from top to bottom, every
 * request succeeds in a new sandbox. The same contract gives the same bytes.
 */
export function postmanCollection(options: CollectionOptions): JsonObject {
  const { contract, docsUrl, recipes, isSample } = options;
  const { mock, requests, identifiers, variables } = plannedCollection(contract);
  const operations = new Map(contract.operations.map((operation) => [operation.id, operation]));
  const folders = contract.topics.flatMap(({ name, title, description }) => {
    const items = requests.flatMap((planned) => {
      if (planned.topic !== name) return [];
      const operation = operations.get(planned.operation.id);
      return operation ? [itemOf(options, operation, planned, identifiers)] : [];
    });
    return items.length === 0 ? [] : [{ name: title, description, item: items }];
  });
  return {
    info: {
      name: contract.title,
      version: contract.version,
      description: `Built from the contract, version ${contract.version}.${isSample ? ' A sample contract: no request to its hosts reaches a live system.' : ''}`,
      schema: SCHEMA,
    },
    auth: collectionAuth(contract),
    item: [
      ...folders,
      ...recipesFolder(contract, docsUrl, recipes),
      ...partnerFolder(contract, { docsUrl, moment: mock.moment }),
    ],
    variable: variables.map(({ key, value, description }) => ({ key, value, description })),
  };
}
