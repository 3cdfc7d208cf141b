import { describe, expect, it } from 'vitest';
import { fixtureContract } from './fixtures/contract';
import { run } from './fixtures/run';
import { operationTag } from './operation';

describe('<Operation>', () => {
  it('replaces the tag with a heading and a block', async () => {
    await expect(await run(operationTag, '<Operation id="createTicket" />')).toMatchFileSnapshot(
      'fixtures/operation.golden.txt',
    );
  });

  it('keeps an example of an error closed, even if it is the only one', async () => {
    const response = { status: '400', description: 'Wrong.', headers: [] };
    const examples = [{ name: 'default', summary: 'Example', value: { code: 'wrong' } }];
    const body = { contentType: 'application/json', required: true, examples };
    const operations = fixtureContract.operations.map((operation) => ({
      ...operation,
      responses: [{ ...response, body: { ...body, schema: { name: undefined, schema: {} } } }],
    }));
    const contract = { ...fixtureContract, operations };
    expect(await run(operationTag, '<Operation id="createTicket" />', undefined, contract)).toMatch(
      /<Example title="400 Bad Request"[^>]* closed/,
    );
  });

  it('links examples that only have an address', async () => {
    const schema = { name: undefined, schema: {} };
    const body = { required: true, examples: [], schema };
    const at = (title: string) => [{ title, url: `https://pets.example/${title}` }];
    const others = [{ ...body, contentType: 'text/xml', examplesElsewhere: at('xml') }];
    const json = { ...body, contentType: 'application/json', examplesElsewhere: at('json') };
    const operations = fixtureContract.operations.map((operation) => ({
      ...operation,
      responses: [{ status: '200', description: 'All.', headers: [], body: { ...json, others } }],
    }));
    const contract = { ...fixtureContract, operations };
    expect(
      await run(operationTag, '<Operation id="createTicket" />', undefined, contract),
    ).toContain(
      'Examples elsewhere: [json](https://pets.example/json), [xml (text/xml)](https://pets.example/xml).',
    );
  });

  it('suggests the operation that was meant', async () => {
    await expect(run(operationTag, '<Operation id="creatTicket" />')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:1 The contract of general has no operation `creatTicket`. Next: did you mean `createTicket`?',
    );
  });
});
