import { describe, expect, it } from 'vitest';
import type { Contract } from '../../src/reference/contract/model';
import { postmanCollection } from '../../src/reference/publish/postman/collection';
import { environmentVariables } from '../../src/reference/publish/postman/environment';
import { depot, SCHEMES } from '../recipes/depot';
import { daily } from '../support/daily';
import { type Breakage, DOCS_URL, runCollection } from './run';
import { shapeFaults } from './shape';

/** Makes a crate available only at the third request. */
function late(): Breakage {
  let readings = 0;
  return (operation, response) => {
    if (operation === 'getCrate') readings += 1;
    return operation === 'getCrate' && readings < 3
      ? new Response(null, { status: 202 })
      : response;
  };
}

/** Credentials that the sandbox accepts, and its address for the scales, too. */
function environmentOf(contract: Contract): Readonly<Record<string, string>> {
  const secrets = environmentVariables(contract).filter(({ isSecret }) => isSecret);
  const credentials = Object.fromEntries(secrets.map(({ key }) => [key, 'reader']));
  return { ...credentials, baseUrl2: '{{baseUrl}}' };
}

describe.each(daily(SCHEMES, 3))('a recipe of an API that asks for %s', (scheme) => {
  it('produces the stated results in Postman, and moves the clock while it waits', async () => {
    const subject = await depot(scheme);
    const { contract, recipes } = subject;
    const [{ title, steps } = { title: '', steps: [] }] = recipes;
    const environment = environmentOf(contract);
    const options = { recipes, folder: title, environment, breakage: late() };
    const run = await runCollection(subject, options);
    expect(run.failures).toEqual([]);
    // One of the steps takes three requests.
    expect(run.items).toBe(steps.length + 2);
    expect(run.assertions).toBe(steps.flatMap(({ outcome }) => outcome).length);
    expect(shapeFaults(postmanCollection({ contract, docsUrl: DOCS_URL, recipes }))).toEqual([]);
  });
});

describe('the collection of the depot', () => {
  it('passes on every digit of a number', async () => {
    const subject = await depot('bearer');
    const { contract, recipes } = subject;
    const holds: string[] = [];
    const breakage: Breakage = async (operation, response) => {
      if (operation === 'holdCrate') holds.push(await response.clone().text());
      return response;
    };
    const options = {
      recipes,
      folder: recipes[0]?.title ?? '',
      environment: environmentOf(contract),
    };
    const { failures } = await runCollection(subject, { ...options, breakage });
    expect(failures).toEqual([]);
    expect(holds).toEqual([expect.stringMatching(/"reason":\s*1050201062612639745\b/)]);
  });

  it('calls each operation at its own address', async () => {
    const { contract, recipes } = await depot('bearer');
    const addresses = environmentVariables(contract).filter(({ key }) => key.startsWith('baseUrl'));
    expect(addresses.map(({ key, value }) => [key, value])).toEqual([
      ['baseUrl', 'https://api.depot.example/v2'],
      ['baseUrl2', 'https://scales.depot.example/devices'],
    ]);
    const text = JSON.stringify(postmanCollection({ contract, docsUrl: DOCS_URL, recipes }));
    expect(text.match(/"raw":"\{\{\w+\}\}\/weighings/g)).toEqual(
      Array(2).fill('"raw":"{{baseUrl2}}/weighings'),
    );
  });

  it('has no folder of recipes if there are none', async () => {
    const { contract, recipes } = await depot('bearer', () => undefined);
    const { item } = postmanCollection({ contract, docsUrl: DOCS_URL, recipes });
    expect(JSON.stringify(item)).not.toContain('"Recipes"');
  });

  it('fails at a step that compares with a different number', async () => {
    const subject = await depot('bearer', (text) => text.replace('== 201', '!= 201'));
    const { contract, recipes } = subject;
    const [{ title } = { title: '' }] = recipes;
    const environment = environmentOf(contract);
    const { failures } = await runCollection(subject, { recipes, folder: title, environment });
    expect(failures).toEqual([expect.stringContaining('$steps.create.outputs.status != 201')]);
  });
});
