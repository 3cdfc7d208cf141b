import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { loadContract } from '../../src/reference/contract/testing/load-contract';
import { formatProblem, isError } from '../../src/reference/contract/problem';
import { Workspace } from '../../src/reference/contract/workspace';
import { checkSets } from '../../src/reference/plugins/contract/check';
import { requestOf } from '../../src/reference/samples/from-contract';
import { SeededSite } from '../../tests/mistakes/seeded-site';
import { ROOT } from '../../tests/support/paths';
import { readChangeLog } from '../../src/reference/publish/change-log/read';
import { typesFile } from '../../src/reference/publish/schemas/types';
import { adopt, adoptAndWrite } from '.';

const OLD = 'tests/fixtures/adopt/pet-shop-2.0.json';
const NEW = 'tests/fixtures/adopt/pet-shop-3.0.yaml';
const SETS = 'src/site/sets.ts';

let site: SeededSite;
beforeEach(() => {
  site = new SeededSite();
  for (const file of [SETS, '.prettierrc.json']) cpSync(join(ROOT, file), join(site.dir, file));
});
afterEach(() => site.remove());

const text = (file: string): string => readFileSync(join(site.dir, file), 'utf8');

async function run(file: string, ...more: readonly string[]) {
  const args = [join(ROOT, file), '--set', 'pets', ...more];
  const lines = await adoptAndWrite(site.dir, args, '2026-12-01');
  const files = lines.flatMap((line) => /^(?:created|changed) {2}(.*)/.exec(line)?.slice(1) ?? []);
  return { files, notes: lines };
}

const mistakes = async (): Promise<readonly string[]> => {
  const sets = [{ id: 'pets', title: 'Pets' }];
  return (await checkSets(new Workspace({ siteDir: site.dir, docsUrl: '', sets })))
    .filter(isError)
    .map(formatProblem);
};

const contract = () => loadContract({ siteDir: site.dir, set: 'pets', docsUrl: '' });

describe('an adopted document', () => {
  it.each([
    [OLD, 3, ['api/pets', 'api/toys']],
    [NEW, 4, ['api/pets-all-toys', 'api/playground-operations', 'api/orders']],
  ])('%s becomes a set without mistakes', async (file, operations, pages) => {
    const { files } = await run(file);
    const common = ['intro', 'api/playground', 'change-log', 'postman-collection', ...pages];
    expect(files).toEqual([
      'partners/pets/openapi.yaml',
      'partners/pets/set.yaml',
      'partners/pets/change-log.yaml',
      ...common.map((page) => `partners/pets/${page}.mdx`),
      SETS,
    ]);
    expect(await mistakes()).toEqual([]);
    expect((await contract()).operations).toHaveLength(operations);
    expect(text(SETS)).toContain("  { id: 'pets', title: 'Pet shop' },\n];");
  });

  it('requires a form with a required field, and has titles without addresses', async () => {
    await run(OLD);
    const { operations } = await contract();
    const [bought] = operations.filter(({ id }) => id === 'buyPet');
    expect(bought).toMatchObject({ summary: 'Buy a pet', body: { required: true } });
  });

  it('may have odd or invalid parts', async () => {
    const anything = { content: { 'application/json': { schema: {} } } };
    const responses = { '200': { description: 'Yes', ...anything } };
    const odd = {
      openapi: '3.0.3',
      info: { title: 'Odd, http://www.odd.example', version: '1', description: 'Damaged: \ufffd' },
      servers: [{ url: ',' }],
      'x-errors': [{ code: 1 }],
      paths: {
        '/a/{id}.{form}': {
          get: {
            tags: ['Link'],
            parameters: [{ name: '', in: 'header', required: true }],
            responses,
          },
        },
        '/b': {
          post: { tags: [''], requestBody: { required: true, content: { '': {} } }, responses },
        },
        '/c': { 'x-internal': true, get: { tags: ['Hidden'], responses } },
        '/d': {
          get: {
            tags: ['Grün'],
            responses: { $ref: '#/paths/~1a~1%7Bid%7D.%7Bform%7D/get/responses' },
          },
        },
      },
      components: {
        schemas: { Example: { type: 'object', properties: { example: { type: 'string' } } } },
      },
    };
    const file = join(site.dir, 'odd.json');
    writeFileSync(file, JSON.stringify(odd));
    const { files } = await run(relative(ROOT, file));
    expect(files.filter((name) => /api\/(?!playground)/.test(name))).toEqual(
      ['link', 'b', 'grun'].map((name) => `partners/pets/api/${name}.mdx`),
    );
    expect(await mistakes()).toEqual([]);
    const { operations, schemas, servers } = await contract();
    expect(operations.map(({ parameters }) => parameters.map(({ field }) => field.name))).toEqual([
      ['', 'id', 'form'],
      [],
      [],
    ]);
    expect(servers.map(({ url }) => url)).toEqual(['https://api.example.com']);
    expect(schemas.get('Example')?.schema.properties).toEqual({ example: { type: 'string' } });
    for (const operation of operations.slice(1)) {
      expect(requestOf(await contract(), operation).baseUrl).toBe('https://api.example.com');
    }
  });

  it('is read without a request to any address in it', async () => {
    let calls = 0;
    const server = createServer((_, response) => {
      calls += 1;
      response.end('{}');
    });
    onTestFinished(() => void server.close());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const examples = { there: { externalValue: `http://127.0.0.1:${port}/example.json` } };
    const content = { 'application/json': { schema: { type: 'object' }, examples } };
    const get = { responses: { '200': { description: 'Yes', content } } };
    await run(NEW);
    const file = 'partners/pets/openapi.yaml';
    const paths = { '/pets': { get: { operationId: 'pets', tags: ['Pets'], ...get } } };
    writeFileSync(
      join(site.dir, file),
      JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths }),
    );
    await mistakes();
    const workspace = new Workspace({ siteDir: site.dir, docsUrl: '' });
    const [types] = await typesFile(workspace, await contract());
    expect(types?.text).toContain('pets: {');
    expect(calls).toBe(0);
  });

  it('leaves edits by hand alone when it is adopted again', async () => {
    await run(OLD, '--title', 'Pets');
    const page = 'partners/pets/api/pets.mdx';
    writeFileSync(join(site.dir, page), text(page).replace('# Pets', '# All about pets'));
    const entry = text(SETS);
    const { files, notes } = await run(NEW);
    expect(files).not.toContain(page);
    expect(files).toContain('partners/pets/api/orders.mdx');
    expect(text(page)).toContain('# All about pets');
    expect(text(SETS)).toBe(entry);
    expect((await contract()).version).toBe('2.1.0-beta');
    expect(notes.filter((note) => note.includes('is gone'))).toEqual([
      'The topic `pets` is gone: delete its tag, or the page partners/pets/api/pets.mdx.',
      'The topic `toys` is gone: delete its tag, or the page partners/pets/api/toys.mdx.',
    ]);
    expect(text('partners/pets/intro.mdx')).toContain('(./api/toys.mdx)\n- [');
    for (const name of ['pets', 'toys']) rmSync(join(site.dir, `partners/pets/api/${name}.mdx`));
    writeFileSync(
      join(site.dir, 'partners/pets/intro.mdx'),
      text('partners/pets/intro.mdx').replace(/^- .*\n/gm, ''),
    );
    expect(await mistakes()).toEqual([]);
  });

  it('lists each change for callers once in the change log', async () => {
    await run(NEW);
    const first = await run(NEW);
    expect(first.notes.at(-1)).toBe('Nothing changed for those who call this API.');
    const changed = join(site.dir, 'changed.yaml');
    const fixture = readFileSync(join(ROOT, NEW), 'utf8');
    const write = (from: string, to: string): void =>
      writeFileSync(changed, fixture.replace(from, to));
    const titles = async (): Promise<readonly string[]> =>
      readChangeLog(new Workspace({ siteDir: site.dir, docsUrl: '' }), await contract()).map(
        ({ type, breaking, title, version, operations }) =>
          `${type} ${breaking} ${version} ${title} (${operations.join()})`,
      );
    write('required: [name]', 'required: [name, tag]');
    const second = await run(relative(ROOT, changed));
    expect(second.notes.at(-1)).toContain('1 difference for those who call this API, 1 breaking');
    const required =
      'Changed true 2.1.0-beta Pet.tag: Required (add_pet,getPets,getPetsByPetId,postOrders)';
    expect(await titles()).toEqual([required]);
    write('    post:\n      tags', '    put:\n      tags');
    await run(relative(ROOT, changed));
    expect(await titles()).toEqual([
      'Changed true 2.1.0-beta add_pet: Was `POST /pets` and is `PUT /pets` (add_pet)',
      required.replace('Required', 'Optional'),
      required,
    ]);
    expect(await mistakes()).toEqual([]);
  });
});

describe('adopting again', () => {
  const removed = readFileSync(join(ROOT, NEW), 'utf8').replace(
    /\n {2}\/orders:[^]*?(?=\n {2}\S|\n\S)/,
    '',
  );
  const adoptText = async (document: string) => {
    writeFileSync(join(site.dir, 'again.yaml'), document);
    return run(relative(ROOT, join(site.dir, 'again.yaml')));
  };
  const lost = (notes: readonly string[]) => notes.filter((line) => line.includes('breaking'));

  it('announces a removal whatever older entries name', async () => {
    await run(NEW);
    await adoptText(
      readFileSync(join(ROOT, NEW), 'utf8').replace('required: [name]', 'required: [name, tag]'),
    );
    const { notes } = await adoptText(removed);
    expect(lost(notes)).toEqual([expect.stringMatching(/[1-9]\d* breaking/)]);
    expect(text('partners/pets/change-log.yaml')).toContain('op:postOrders');
    rmSync(join(site.dir, 'partners/pets/api/orders.mdx'));
    const intro = 'partners/pets/intro.mdx';
    writeFileSync(join(site.dir, intro), text(intro).replace(/^- .*orders.*\n/gim, ''));
    expect(await mistakes()).toEqual([]);
  });

  it.each(['good', 'partner'])('compares documents that fail the rules of %s', async (level) => {
    await run(NEW);
    const file = 'partners/pets/set.yaml';
    writeFileSync(join(site.dir, file), text(file).replace('level: publish', `level: ${level}`));
    expect(await mistakes()).not.toEqual([]);
    expect(lost((await adoptText(removed)).notes)).toEqual([
      expect.stringMatching(/[1-9]\d* breaking/),
    ]);
    expect(text('partners/pets/change-log.yaml')).toContain('op:postOrders');
  });

  it.each([
    ['partners/pets/change-log.yaml', 'entries: [\n', 'partners/pets/change-log.yaml:'],
    ['partners/pets/change-log.yaml', 'list: []\n', 'The log has no `entries`. Next: write'],
    [
      'partners/pets/openapi.yaml',
      '{',
      'cannot be compared with what it was, so nothing was changed',
    ],
    ['partners/pets/overlay.yaml', 'actions: [', 'partners/pets/overlay.yaml:2:11 '],
  ])('changes nothing when %s is %j', async (file, broken, message) => {
    await run(NEW);
    const before = file.endsWith('openapi.yaml') ? text(file).split('\n', 2).join('\n') : '';
    writeFileSync(join(site.dir, file), `${before}\n${broken}`);
    const files = ['openapi.yaml', 'change-log.yaml'].map((name) => `partners/pets/${name}`);
    const texts = files.map(text);
    await expect(adoptText(removed)).rejects.toThrow(message);
    expect(files.map(text)).toEqual(texts);
  });
});

it('applies the overlay beside a document each time the document is adopted', async () => {
  await run(NEW);
  const action = `{ target: "$.paths['/orders']", update: { post: { tags: [Sales] } } }`;
  const overlay = `overlay: 1.0.0\ninfo: { title: Ours, version: '1' }\nactions:\n  - ${action}\n`;
  writeFileSync(join(site.dir, 'partners/pets/overlay.yaml'), overlay);
  const { files } = await run(NEW);
  expect(files).toContain('partners/pets/api/sales.mdx');
  expect((await contract()).topics.map(({ name }) => name)).toContain('Sales');
  expect(text('partners/pets/openapi.yaml')).not.toContain('Sales');
});

describe('adoption is refused', () => {
  const refused = (...args: readonly string[]) => expect(adopt(site.dir, args)).rejects;

  it('for a missing file, and for a file that is not OpenAPI', async () => {
    await refused('no.yaml', '--set', 'pets').toThrow(
      /no\.yaml cannot be adopted: .*\nGive the path/,
    );
    await refused(join(ROOT, 'package.json'), '--set', 'pets').toThrow(
      'package.json cannot be adopted: Unsupported specification\nGive the path of an OpenAPI document',
    );
  });

  it('for a set that is written by hand, and for a folder that is no set', async () => {
    for (const set of ['general', 'shared']) {
      await refused(join(ROOT, OLD), '--set', set).toThrow(
        `partners/${set} holds what this command did not write. Choose another --set`,
      );
    }
  });

  it('for a command without a file or a set', async () => {
    await refused('--set', 'pets').toThrow('Name the file of one OpenAPI document. Example:');
    await refused(OLD).toThrow('--set is missing. Example:');
    await refused('pets', '--set', 'pets').toThrow(/^pets cannot be adopted: /);
    await refused(OLD, '--set', 'My Pets').toThrow('--set cannot be `My Pets`.');
  });
});
