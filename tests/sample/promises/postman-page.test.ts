import { describe, expect, it } from 'vitest';
import { asArray, asObject, asText, objects } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { postmanCollection } from '../../../src/reference/publish/postman/collection';
import { postmanEnvironment } from '../../../src/reference/publish/postman/environment';
import { recipesOf } from '../../../src/reference/recipes/recipes';
import { DOCS_URL } from '../../mock/support';
import { says } from './says';
import { subjectOf } from './support';

interface Request {
  readonly folder: string;
  readonly name: string;
  readonly description: string;
  readonly isWithoutKey: boolean;
  /** Value of the header `Idempotency-Key`. */
  readonly key: string | undefined;
  readonly body: string | undefined;
  readonly scripts: readonly (readonly [when: string, script: string])[];
}

const linesOf = (script: JsonObject): string =>
  asArray(asObject(script.script).exec).map(asText).join('\n');

/** Returns every request of the downloadable collection that a set offers. */
function requestsOf(set: string): readonly Request[] {
  const { contract } = subjectOf(set);
  const collection = postmanCollection({ contract, docsUrl: DOCS_URL, recipes: [] });
  return objects(collection.item ?? []).flatMap((folder) =>
    objects(folder.item ?? []).map(({ name, request, event }) => {
      const { description, auth, header, body } = asObject(request);
      const key = objects(header ?? []).find((pair) => pair.key === 'Idempotency-Key');
      return {
        folder: asText(folder.name) ?? '',
        name: asText(name) ?? '',
        description: asText(description) ?? '',
        isWithoutKey: asObject(auth).type === 'noauth',
        key: asText(key?.value),
        body: asText(asObject(body).raw),
        scripts: objects(event ?? []).map(
          (script) => [asText(script.listen) ?? '', linesOf(script)] as const,
        ),
      };
    }),
  );
}

describe.each(['general', 'rebell-pay'])('%s: the Postman collection', (set) => {
  const requests = requestsOf(set);
  const named = (folder: string, name: string) =>
    requests.find((request) => request.folder === folder && request.name === name);
  const own = requests.filter(({ folder }) => folder === 'Your endpoints');
  const testsOf = ({ scripts }: Request): string =>
    scripts.flatMap(([when, script]) => (when === 'test' ? [script] : [])).join('\n');

  it('has one folder per topic, and the requests that the page mentions', () => {
    says(
      'with one folder per topic, bodies filled with the examples on these pages, and tests that check the status and the body of each answer against the contract',
      'Open **Partner → Get your account** and choose **Send**.',
      '*Rotate the signing secret* is refused for 24 hours after a rotation.',
      'Every request of a topic has a test of its status and one of its body against the contract.',
    );
    const { contract } = subjectOf(set);
    const topics = contract.topics.filter(({ name }) =>
      contract.operations.some(({ topic }) => topic === name),
    );
    const folders = new Set(requests.map(({ folder }) => folder));
    expect([...folders].sort()).toEqual(
      [...topics.map(({ title }) => title), 'Your endpoints'].sort(),
    );
    expect(named('Partner', 'Get your account')).toBeDefined();
    expect(named('Partner', 'Rotate the signing secret')).toBeDefined();
    for (const request of requests.filter(({ folder }) => folder !== 'Your endpoints')) {
      expect(testsOf(request).match(/pm\.test\(/g), request.name).toHaveLength(2);
    }
  });

  it('prepares a request with others that are named after it', () => {
    says(
      'Those named “…, for: …” prepare the request they name, such as another deposit for *Declare the originator*.',
      'A request that creates an object stores its `id`, and the requests that read, change or end this object use it.',
    );
    const preparing = requests.filter(({ name }) => name.includes(', for: '));
    expect(preparing.length).toBeGreaterThan(4);
    for (const { folder, name } of preparing) {
      const [, prepared = ''] = name.split(', for: ');
      const at = requests.findIndex((request) => request.name === name);
      const then = requests.findIndex(
        (request) => request.folder === folder && request.name === prepared,
      );
      expect(then, name).toBeGreaterThan(at);
    }
    const deposit = named('Crypto deposit', 'Simulate a deposit, for: Declare the originator');
    expect(deposit && testsOf(deposit)).toContain('pm.collectionVariables.set(');
  });

  it('has a folder for each recipe, which starts from scratch', () => {
    says(
      'The folder **Recipes** holds each recipe of these pages as a folder of its steps, to be run on its own.',
      'With its first request, a sandbox on your machine forgets everything that was done with the key.',
    );
    const { contract, workspace } = subjectOf(set);
    const recipes = recipesOf(workspace, contract);
    const { item } = postmanCollection({ contract, docsUrl: DOCS_URL, recipes });
    const folder = objects(item ?? []).find(({ name }) => name === 'Recipes');
    expect(
      objects(folder?.item ?? []).map(({ name, item: steps }) => [name, asArray(steps).length]),
    ).toEqual(recipes.map(({ title, steps }) => [title, steps.length]));
    for (const { item: steps } of objects(folder?.item ?? [])) {
      const scripts = objects(steps ?? []).map(({ event }) => JSON.stringify(event));
      expect(scripts.map((text) => text.includes('_sandbox/reset'))).toEqual(
        scripts.map((_text, index) => index === 0),
      );
    }
  });

  it('shows how long a request must wait, and skips that time in a sandbox', () => {
    says(
      'Some requests need time before them, such as *Declare the originator* after its deposit.',
      'Their descriptions begin with how much.',
      'elsewhere the console of Postman says when to send the request again',
    );
    const waiting = requests.filter(({ scripts }) =>
      scripts.some(([, script]) => script.includes('Send this request again in')),
    );
    expect(waiting.map(({ name }) => name)).toContain('Declare the originator');
    for (const { name, description } of waiting) {
      if (name === 'Rotate the signing secret') continue;
      expect(description).toMatch(
        /^Sent \d.* after the request before, on the clock of the sandbox\./,
      );
    }
  });

  it('sends a new idempotency key with each request that requires one', () => {
    says('Each request that needs an `Idempotency-Key` sends a new one.');
    const { operations } = subjectOf(set).mock;
    const needing = new Set(
      subjectOf(set)
        .contract.operations.filter(
          ({ id }) => operations.find((call) => call.id === id)?.key === 'required',
        )
        .map(({ summary }) => summary),
    );
    for (const { folder, name, key } of requests) {
      const [summary = ''] = name.split(', for: ');
      const isNeeded = folder !== 'Your endpoints' && needing.has(summary);
      expect([name, key]).toEqual([name, isNeeded ? '{{$guid}}' : undefined]);
    }
  });

  it('has an environment with four variables, of which the key and the secret are hidden', () => {
    says(
      'its table of four variables: baseUrl with an address, apiKey and webhookSecret with a hidden value, partnerUrl empty.',
    );
    const { values } = postmanEnvironment(subjectOf(set).contract);
    const variables = objects(values ?? []).map(
      ({ key, type, value }) =>
        `${asText(key)} ${asText(type)}${value === '' ? ' without a value' : ''}`,
    );
    expect(variables.sort()).toEqual([
      'apiKey secret',
      'baseUrl default',
      'partnerUrl default without a value',
      'webhookSecret secret',
    ]);
  });

  it('calls your endpoints without an API key, signed, and with a forgery', () => {
    says(
      'These requests carry no API key.',
      'sends each call that you implement, as the provider sends it, to',
      'While `partnerUrl` is empty, as it is at first, they are skipped.',
      'A script before each request with a body makes a new identifier, puts the moments in the body around now, and signs identifier, timestamp and body with `webhookSecret`.',
      'The same message with a signature that is not right',
    );
    expect(own.length).toBe(subjectOf(set).contract.partnerOperations.length);
    for (const request of own) {
      const before = request.scripts.find(([when]) => when === 'prerequest')?.[1] ?? '';
      expect(request.isWithoutKey).toBe(true);
      expect(before).toContain('skipRequest');
      expect(before.includes('webhookSecret')).toBe(request.body !== undefined);
      expect(testsOf(request).includes('refuses a signature that is not right')).toBe(
        request.body !== undefined,
      );
    }
  });
});
