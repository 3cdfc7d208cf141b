import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SiteCopy } from './contract/testing/site-copy';
import { workspaceAt } from './contract/testing/workspace';
import { sidebarItems } from './sidebar';

const DOCUMENT = `openapi: 3.1.0
info: { title: Pets, version: v1 }
tags: [{ name: pets }, { name: toys }, { name: news }]
paths:
  /pets: { get: { tags: [pets], responses: { '200': { description: Pets. } } } }
  /toys: { get: { tags: [toys], responses: { '200': { description: Toys. } } } }
x-tagGroups:
`;

/** The category of operations. */
async function categoryOf(groups: string, title = 'Pets') {
  using site = new SiteCopy();
  const folder = join(site.dir, 'partners/general');
  rmSync(join(folder, 'errors.yaml'));
  writeFileSync(join(folder, 'openapi.yaml'), DOCUMENT + groups);
  writeFileSync(join(folder, 'set.yaml'), 'level: publish\nconventions: none\n');
  const docs = ['intro', 'api/pets', 'api/toys', 'api/playground'].map((id) => ({ id, title: id }));
  const generate = sidebarItems(workspaceAt(site.dir), { id: 'general', title });
  const [, operations] = await generate({ docs } as Parameters<typeof generate>[0]);
  if (operations?.type !== 'category') throw new Error('There are no operations.');
  return operations;
}

/** Its items, with the groups of their topics. */
const operationsOf = async (groups: string) =>
  (await categoryOf(groups)).items.map((item) =>
    'label' in item ? item.label : item.type === 'doc' && item.id,
  );

it('is not the API of an API', async () => {
  const titleOf = async (title: string) => (await categoryOf('', title)).link;
  expect(await titleOf('Pets')).toMatchObject({ title: 'Pets API' });
  expect(await titleOf('Pets API')).toMatchObject({ title: 'Pets API' });
  expect(await titleOf('Pets APIs')).toMatchObject({ title: 'Pets APIs' });
});

it('shows the groups of topics, unless all pages are of one', async () => {
  const news = '  - { name: News, tags: [news] }\n';
  expect(
    await operationsOf(
      `${news}  - { name: Animals, tags: [pets] }\n  - { name: Things, tags: [toys] }\n`,
    ),
  ).toEqual(['Animals', 'Things', 'api/playground']);
  expect(await operationsOf(`${news}  - { name: API, tags: [pets, toys] }\n`)).toEqual([
    'api/pets',
    'api/toys',
    'api/playground',
  ]);
});
