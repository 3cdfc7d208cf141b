import { credentialsOf } from '../../contract/http/credentials';
import type { Contract, JsonObject, Operation } from '../../contract/model';
import { oncePer } from '../../contract/once-per';
import { SAMPLE_SECRET } from '../../webhooks/bench';
import { variablesOf } from './auth';

/** Variables for the address of the partner's own API and the secret that signs calls to it. */
export const PARTNER_URL = 'partnerUrl';
export const PARTNER_SECRET = 'webhookSecret';

/** A key that the sandbox accepts; it gives access to nothing else. */
const SANDBOX_KEY = 'sk_sandbox_sample';

interface EnvironmentVariable {
  readonly key: string;
  readonly value: string;
  /** Whether Postman hides it. */
  readonly isSecret: boolean;
  /** Description of the value, in Markdown. */
  readonly description: string;
}

const trimmed = (url: string | undefined): string => (url ?? '').replace(/\/+$/, '');

/** Returns the server addresses that only some operations use, each with one of them. */
const furtherServers = oncePer(
  ({ servers, operations }: Contract): ReadonlyMap<string, Operation> => {
    const usual = trimmed(servers[0]?.url);
    return new Map(
      operations
        .filter(({ server }) => server !== undefined && trimmed(server) !== usual)
        .map((operation) => [trimmed(operation.server), operation]),
    );
  },
);

const addressVariable = (index: number): string => `baseUrl${index + 2}`;

/** Returns the variable with the server address of an operation. */
export function hostOf(contract: Contract, { server }: Operation): string {
  const index = [...furtherServers(contract).keys()].indexOf(trimmed(server));
  return `{{${index === -1 ? 'baseUrl' : addressVariable(index)}}}`;
}

/** Returns the variables for credentials, which differ by environment and partner. */
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

const ADDRESS: EnvironmentVariable = {
  key: PARTNER_URL,
  // Empty, so that a run without endpoints skips their requests instead of failing.
  value: '',
  isSecret: false,
  description:
    'Address of your own endpoints, such as `http://localhost:8080`, without a slash at the end, for the folder *Your endpoints*. While it is empty, the requests of that folder are skipped.',
};

const SECRET: EnvironmentVariable = {
  key: PARTNER_SECRET,
  value: SAMPLE_SECRET,
  isSecret: true,
  description:
    'Secret your receiver runs with, `whsec_…`; the scripts of *Your endpoints* sign with it. The value given is that of the worked example on the page *Webhook*.',
};

/** Whether the document says that a message to the partner is signed (Standard Webhooks). */
export const isSigned = ({ parameters }: Operation): boolean =>
  parameters.some(
    ({ in: place, field }) => place === 'header' && field.name === 'webhook-signature',
  );

export const sendsSigned = ({ partnerOperations }: Contract): boolean =>
  partnerOperations.some(isSigned);

export const environmentVariables = (contract: Contract): readonly EnvironmentVariable[] => [
  {
    key: 'baseUrl',
    value: trimmed(contract.servers[0]?.url),
    isSecret: false,
    description: 'Address of the API with its version path, without a slash at the end.',
  },
  ...[...furtherServers(contract)].map(([value, { summary }], index) => ({
    key: addressVariable(index),
    value,
    isSecret: false,
    description: `Address of *${summary}*, without a slash at the end.`,
  })),
  ...credentialVariables(contract),
  ...(contract.partnerOperations.length > 0 ? [ADDRESS] : []),
  ...(sendsSigned(contract) ? [SECRET] : []),
];

/** Returns a Postman environment: the addresses of the API and the credentials for it. */
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
