import { credentialsOf } from '../../contract/credentials';
import type { Contract, JsonObject } from '../../contract/model';
import { SAMPLE_SECRET } from '../../webhooks/bench';
import { variablesOf } from './auth';

/** Address of the partner's own API, and the secret that signs calls to it. */
export const PARTNER_URL = 'partnerUrl';
export const PARTNER_SECRET = 'webhookSecret';

/** A key that the sandbox accepts; it gives access to nothing else. */
export const SANDBOX_KEY = 'sk_sandbox_sample';

interface EnvironmentVariable {
  readonly key: string;
  readonly value: string;
  /** Whether Postman hides it. */
  readonly isSecret: boolean;
  /** What it holds, Markdown. */
  readonly description: string;
}

/** What differs between the sandbox and production, and between partners. */
const credentialVariables = (contract: Contract): readonly EnvironmentVariable[] =>
  Object.values(credentialsOf(contract)).flatMap((credential) =>
    variablesOf(credential).map((key) => ({
      key,
      value: contract.sharesConventions ? SANDBOX_KEY : '',
      isSecret: true,
      description: contract.sharesConventions
        ? 'API key, sent as a bearer token with each request to the API. Postman hides its value.'
        : `Your ${credential.noun}, for the requests that need it. Postman hides its value.`,
    })),
  );

export const environmentVariables = (contract: Contract): readonly EnvironmentVariable[] => [
  {
    key: 'baseUrl',
    value: contract.servers[0]?.url ?? '',
    isSecret: false,
    description: 'Address of the API with its version path, without a slash at the end.',
  },
  ...credentialVariables(contract),
  {
    key: PARTNER_URL,
    value: 'http://localhost:8080',
    isSecret: false,
    description:
      'Address of your own endpoints, without a slash at the end, for the folder *Your endpoints*. While it is empty, the requests of that folder are skipped.',
  },
  {
    key: PARTNER_SECRET,
    value: SAMPLE_SECRET,
    isSecret: true,
    description:
      'Secret your receiver runs with, `whsec_…`; the scripts of *Your endpoints* sign with it. The value given is that of the worked example on the page *Webhook*.',
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
