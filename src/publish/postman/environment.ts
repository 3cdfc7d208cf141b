import type { Contract, JsonObject } from '../../contract/model';

/** Key the sandbox takes; it opens nothing else. */
export const SANDBOX_KEY = 'sk_sandbox_sample';

export interface EnvironmentVariable {
  readonly key: string;
  readonly value: string;
  /** Whether Postman hides it. */
  readonly isSecret: boolean;
  /** What it holds, Markdown. */
  readonly description: string;
}

/** What differs between the sandbox and production, and from partner to partner. */
export const environmentVariables = (contract: Contract): readonly EnvironmentVariable[] => [
  {
    key: 'baseUrl',
    value: contract.servers[0]?.url ?? '',
    isSecret: false,
    description: 'Address of the API with its version path, without a slash at the end.',
  },
  {
    key: 'apiKey',
    value: SANDBOX_KEY,
    isSecret: true,
    description: 'API key, sent as a bearer token with each request. Postman hides its value.',
  },
];

/** A Postman environment: where to send requests, and the key to send. */
export const postmanEnvironment = (contract: Contract): JsonObject => ({
  name: `${contract.title}, sandbox`,
  values: environmentVariables(contract).map(({ key, value, isSecret }) => ({
    key,
    value,
    type: isSecret ? 'secret' : 'default',
    enabled: true,
  })),
  _postman_variable_scope: 'environment',
});
