import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import newman from 'newman';
import { expect } from 'vitest';
import { credentialsOf } from '../../src/reference/contract/http/credentials';
import { asArray, asObject, omit } from '../../src/reference/contract/json';
import type { Contract, JsonObject, Operation } from '../../src/reference/contract/model';
import { variablesOf } from '../../src/reference/publish/postman/auth';
import {
  plannedCollection,
  postmanCollection,
} from '../../src/reference/publish/postman/collection';
import { environmentVariables } from '../../src/reference/publish/postman/environment';
import { requestOf } from '../../src/reference/samples/from-contract';
import { targetWithSecrets } from '../../src/reference/samples/secrets';
import { targetOf } from '../../src/reference/samples/url';
import type { SampleRequest } from '../../src/reference/samples';
import { API_KEY, contentOf, expectMessage, LOGIN } from '../samples/arrival';
import type { Captured, Inbox } from '../samples/capture-server';
import { DOCS_URL } from './run';

/** A request of a collection as it arrived, with the sample of the same operation. */
interface Arrival {
  readonly operation: Operation;
  readonly sample: SampleRequest;
  readonly captured: Captured | undefined;
}

/** The requests in the folders of topics, without scripts, each with its operation. */
function requestsIn(contract: Contract) {
  const { requests } = plannedCollection(contract);
  const operations = new Map(contract.operations.map((operation) => [operation.id, operation]));
  const planned = contract.topics.flatMap(({ name }) =>
    requests.filter(({ topic, operation }) => topic === name && operations.has(operation.id)),
  );
  const collection = postmanCollection({ contract, docsUrl: DOCS_URL, recipes: [] });
  const folders = asArray(collection.item).map(asObject);
  const items = folders.flatMap(({ item }) => asArray(item).map(asObject)).slice(0, planned.length);
  const own = items.flatMap((written, index) => {
    const { operation: { id = '' } = {}, prepares } = planned[index] ?? {};
    const operation = operations.get(id);
    return operation && !prepares ? [{ operation, item: omit(written, 'event') }] : [];
  });
  return { collection, own };
}

const filesOf = ({ payload }: SampleRequest): readonly string[] => {
  if (!payload || 'text' in payload) return [];
  return 'file' in payload ? [payload.file] : payload.parts.flatMap(({ file }) => file ?? []);
};

/** Values of all variables: the address of an inbox, and the credentials that samples read. */
function environmentOf(contract: Contract, baseUrl: string): Readonly<Record<string, string>> {
  const [username = '', password = ''] = LOGIN.split(':');
  const addresses = environmentVariables(contract)
    .filter(({ key }) => key.startsWith('baseUrl'))
    .map(({ key }) => [key, baseUrl] as const);
  const secrets = Object.values(credentialsOf(contract)).flatMap((credential) =>
    variablesOf(credential).map((key, index): readonly [string, string] => [
      key,
      credential.isLogin ? ([username, password][index] ?? '') : API_KEY,
    ]),
  );
  return Object.fromEntries([...addresses, ...secrets]);
}

/**
 * Sends the request of each operation with newman.
 *
 * @param folder where the files are written that requests send
 */
async function arrivalsOf(
  contract: Contract,
  inbox: Inbox,
  folder: string,
): Promise<readonly Arrival[]> {
  const { collection, own } = requestsIn(contract);
  const samples = own.map(({ operation }) => requestOf(contract, operation));
  for (const file of samples.flatMap(filesOf)) {
    writeFileSync(join(folder, basename(file)), contentOf(file));
  }
  const environment = environmentOf(contract, inbox.baseUrl);
  const requests: JsonObject = { ...collection, item: own.map(({ item }) => item) };
  await new Promise<void>((resolve, reject) => {
    newman.run(
      {
        collection: requests,
        envVar: Object.entries(environment).map(([key, value]) => ({ key, value })),
        workingDir: folder,
        ignoreRedirects: true,
        reporters: [],
      },
      (error) => {
        if (error) reject(error);
        else resolve();
      },
    );
  });
  return own.map(({ operation }, index) => ({
    operation,
    sample: samples[index] ?? requestOf(contract, operation),
    captured: inbox.requests[index],
  }));
}

/** Path and query of a sample as its shell sends them. */
const targetSent = (sample: SampleRequest): string =>
  targetWithSecrets(targetOf(sample), sample)
    .map((part) => (typeof part === 'string' ? part : API_KEY))
    .join('');

/** The requests of a collection that differ from the samples, and what each is about. */
export async function differencesOf(
  contract: Contract,
  inbox: Inbox,
  folder: string,
): Promise<readonly string[]> {
  const differences: string[] = [];
  const arrivals = await arrivalsOf(contract, inbox, folder);
  expect(arrivals).toHaveLength(contract.operations.length);
  for (const { operation, sample, captured } of arrivals) {
    try {
      if (!captured) throw new Error('No request arrived.');
      expect([captured.method, captured.target]).toEqual([sample.method, targetSent(sample)]);
      await expectMessage(captured, sample, 'node');
    } catch (error) {
      differences.push(`${operation.id}: ${String(error)}`);
    }
  }
  return differences;
}
