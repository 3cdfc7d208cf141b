import type { JsonObject, JsonValue } from '../model';
import { isObject, objectEntries, objects } from '../json';
import { inherit } from '../origins';

/**
 * Headers of every notification.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
const HEADERS: readonly JsonObject[] = [
  {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'Identifier of the message, the same in every attempt. Use it to drop duplicates.',
    schema: { type: 'string', examples: ['evt_01931f6a-b4c5-76d7-82e9-5e6f708192a3'] },
  },
  {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description:
      'Moment of this attempt, in seconds since 1970-01-01T00:00:00Z. Part of what is signed.',
    schema: { type: 'integer', minimum: 0, 'x-unit': 'seconds', examples: [1793611800] },
  },
  {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      'Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 over id, timestamp and raw body. Accept the message when one of them is right. The example signs the body under "Local testing" with the secret there.',
    schema: {
      type: 'string',
      pattern: '^v1a?,\\S+( v1a?,\\S+)*$',
      examples: ['v1,ong38rFurkn3JADPrtTkH1b7opVA08oeZZmZW3rIHAM='],
    },
  },
];

const RECEIVED: JsonObject = {
  '2XX': { description: 'Received. The body of the answer is ignored.' },
};

function completeOperation(operation: JsonObject): JsonObject {
  const parameters = objects(operation.parameters);
  const isSigned = parameters.some(({ name }) => name === 'webhook-id');
  return inherit(
    {
      ...operation,
      parameters: isSigned ? parameters : [...parameters, ...HEADERS],
      responses: isObject(operation.responses) ? operation.responses : RECEIVED,
    },
    operation,
  );
}

/** Adds the headers and responses of Standard Webhooks to each webhook that is sent with a body. */
export function completeWebhooks(document: JsonObject): JsonObject {
  const webhooks = objectEntries(document.webhooks).map(([name, item]) => {
    const operations = Object.entries(item).map(([key, operation]): [string, JsonValue] => [
      key,
      isObject(operation) && operation.requestBody ? completeOperation(operation) : operation,
    ]);
    return [name, inherit(Object.fromEntries(operations), item)] as const;
  });
  return inherit({ ...document, webhooks: Object.fromEntries(webhooks) }, document);
}
