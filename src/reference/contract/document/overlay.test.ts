import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asObject, objects, valueAt } from '../json';
import { contractProblems, draftOf, readContract } from '../load';
import { placeOf } from '../origins';
import { overlayPath, readCorrected } from './overlay';
import { formatPlace, formatProblem, isError } from '../problem';
import { positionOf, SiteCopy } from '../testing/site-copy';
import { workspaceAt } from '../testing/workspace';

const HEAD = "overlay: 1.0.0\ninfo: { title: Corrections, version: '1' }\nactions:\n";
const FILE = 'partners/general/overlay.yaml';

/** A docs set with a document in a single file, and an overlay of it. */
function siteWith(actions: string, document = DOCUMENT): SiteCopy {
  const site = new SiteCopy();
  rmSync(join(site.dir, 'partners/general/errors.yaml'));
  const write = (file: string, text: string): void =>
    writeFileSync(join(site.dir, 'partners/general', file), text);
  write('openapi.yaml', document);
  write('set.yaml', 'level: publish\nconventions: none\nrules: { keywords: error }\n');
  write('overlay.yaml', HEAD + actions);
  return site;
}

const DOCUMENT = `openapi: 3.1.0
info: { title: Pets, version: v1 }
tags: [{ name: pets }, { name: old }]
servers: []
paths:
  /pets:
    get:
      operationId: listPets
      summary: List
      tags: [pets]
      parameters:
        - { name: limit, in: query, schema: { type: integer } }
        - { name: dummy, in: query, schema: { type: integer } }
        - { name: dummy, in: header, schema: { type: integer } }
      responses: { '200': { description: Pets. } }
    post:
      operationId: addPet
      tags: [pets]
      responses: { '201': { description: Added. } }
`;

const problemsIn = async (site: SiteCopy): Promise<readonly string[]> =>
  (await contractProblems(workspaceAt(site.dir), 'general')).filter(isError).map(formatProblem);

describe('an overlay', () => {
  const ACTIONS = `
  - target: $.paths['/pets'].get
    description: Readers need more words.
    update:
      summary: List the pets
      tags: [animals]
      responses: { '200': { x-new: true } }
  - { target: $.tags, update: { name: animals } }
  - { target: $.servers, update: [{ url: 'https://a.example' }, { url: 'https://b.example' }] }
  - { target: "$.paths.*.get.parameters[?@.name == 'dummy']", remove: true }
  - { target: "$.paths['/pets'].post", remove: true }
  - { target: $, update: { info: { title: Animals } } }
`;

  it('is merged into the document, and leaves its file unchanged', async () => {
    using site = siteWith(ACTIONS);
    const { title, operations, servers, topics, published, files } = await readContract(
      workspaceAt(site.dir),
      'general',
    );
    expect(title).toBe('Animals');
    expect(topics.map(({ name }) => name)).toEqual(['pets', 'old', 'animals']);
    expect(servers.map(({ url }) => url)).toEqual(['https://a.example', 'https://b.example']);
    expect(operations).toMatchObject([{ id: 'listPets', summary: 'List the pets' }]);
    expect(operations[0]?.parameters.map(({ field }) => field.name)).toEqual(['limit']);
    const get = asObject(valueAt(published, ['paths', '/pets', 'get']));
    expect(get.tags).toEqual(['pets', 'animals']);
    expect(get.responses).toEqual({ '200': { description: 'Pets.', 'x-new': true } });
    expect(objects(published.tags)).toHaveLength(3);
    expect(files).toContain(FILE);
    expect(readFileSync(join(site.dir, 'partners/general/openapi.yaml'), 'utf8')).toBe(DOCUMENT);
  });

  it('is the place of the values that it adds', () => {
    using site = siteWith(ACTIONS);
    const workspace = workspaceAt(site.dir);
    const { root } = readCorrected(workspace, join(site.dir, 'partners/general/openapi.yaml'));
    const overlay = readFileSync(join(site.dir, FILE), 'utf8');
    const get = valueAt(root?.value, ['paths', '/pets', 'get']) as object;
    const placeIn = (...path: readonly string[]): string => formatPlace(placeOf(get, path));
    expect(placeIn('summary')).toBe(`${FILE}:${positionOf(overlay, 'summary:')}`);
    expect(placeIn('responses', '200', 'x-new')).toBe(`${FILE}:${positionOf(overlay, 'x-new')}`);
    const position = positionOf(DOCUMENT, 'operationId: listPets');
    expect(placeIn('operationId')).toBe(`partners/general/openapi.yaml:${position}`);
  });

  it('is read again when it changes', async () => {
    using site = siteWith(ACTIONS);
    const workspace = workspaceAt(site.dir);
    await readContract(workspace, 'general');
    writeFileSync(
      overlayPath(join(site.dir, 'partners/general/openapi.yaml')),
      `${HEAD}  - { target: $.info, update: { title: Beasts } }\n`,
    );
    workspace.refresh();
    expect(draftOf(workspace, 'general')).toMatchObject({ title: 'Beasts' });
  });
});

describe('a mistake in an overlay', () => {
  it.each([
    ["$.paths['/cats']", 'remove: true', 'matches nothing in openapi.yaml'],
    ['$.paths[', 'remove: true', 'is no JSONPath'],
    ['$', 'remove: true', 'is the whole document'],
    ['$.info.title', 'update: Animals', 'cannot be merged with `update`'],
    ['$.info', 'update: Animals', 'cannot be merged with `update`'],
  ])('target %s, %s', async (target, what, message) => {
    using site = siteWith(`  - { target: "${target}", ${what} }\n`);
    const [problem = '', ...others] = await problemsIn(site);
    expect(others).toEqual([]);
    expect(problem).toContain(`${FILE}:4:15 The target \`${target}\` ${message}`);
    expect(problem).toContain('Next: name an object or a list of openapi.yaml');
  });

  it('is reported if it breaks the schema of overlays', async () => {
    using site = siteWith('  - { at: $.info }\n');
    expect(await problemsIn(site)).toEqual([
      expect.stringContaining(`${FILE}:4:7 Unknown key \`at\`. Next: did you mean \`target\`?`),
    ]);
    writeFileSync(join(site.dir, FILE), 'overlay: [');
    expect((await problemsIn(site)).every((problem) => problem.startsWith(FILE))).toBe(true);
  });

  it('is reported in the overlay if a value that it adds breaks a rule', async () => {
    const places = async (update: string) => {
      using site = siteWith(`
  - target: $.paths['/pets'].post
    update:
${update}
`);
      return (await problemsIn(site)).map((problem) => problem.split(' ')[0]);
    };
    const refused = '      operationId: listPets\n      x-sandbox: none';
    expect(await places(refused)).toEqual([`${FILE}:7:7`, `${FILE}:8:7`]);
    // An unresolved reference is reported without the problems that follow from it.
    const lost = "      responses: { '404': { $ref: '#/components/responses/Missing' } }";
    expect(await places(`${refused}\n${lost}`)).toEqual([`${FILE}:9:35`]);
  });
});
