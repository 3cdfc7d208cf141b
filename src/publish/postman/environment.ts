import type { Contract, JsonObject } from '../../contract/model';

/** Key the sandbox takes; it opens nothing else. */
export const SANDBOX_KEY = 'sk_sandbox_sample';

/** A Postman environment: where to send requests, and the key to send. */
export function postmanEnvironment(contract: Contract): JsonObject {
  return {
    name: `${contract.title}, sandbox`,
    values: [
      {
        key: 'baseUrl',
        value: contract.servers[0]?.url ?? '',
        type: 'default',
        enabled: true,
      },
      { key: 'apiKey', value: SANDBOX_KEY, type: 'secret', enabled: true },
    ],
    _postman_variable_scope: 'environment',
  };
}
