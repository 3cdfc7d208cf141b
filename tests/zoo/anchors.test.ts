import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import { afterAll, expect, it } from 'vitest';
import { adopt } from '../../scripts/adopt/index';
import { readContract } from '../../src/reference/contract/load';
import type { Contract, JsonObject } from '../../src/reference/contract/model';
import { allOperations } from '../../src/reference/contract/names';
import { pagePath } from '../../src/reference/contract/page/routes';
import { readPages } from '../../src/reference/contract/page/page-files';
import { walkTree } from '../../src/reference/contract/page/walk-tree';
import { isError, formatProblem } from '../../src/reference/contract/problem';
import { Workspace } from '../../src/reference/contract/workspace';
import { anchorOf } from '../../src/reference/pages/anchors';
import { pageTree, readPage } from '../../src/reference/pages/page';
import { checkSets } from '../../src/reference/plugins/contract/check';
import { Links, copyFile } from '../../src/reference/publish/markdown/links';
import { pageCopies } from '../../src/reference/publish/markdown/page';
import { docsLink } from '../../src/reference/publish/postman/request';
import { isWhole } from '../support/daily';

const SET = { id: 'zoo', title: 'Zoo' };
const URL_OF_SITE = 'https://docs.example';

interface Adopted {
  readonly contract: Contract;
  /** The nodes of each page, by its path. */
  readonly pages: ReadonlyMap<string, readonly Nodes[]>;
  /** The addresses of search records. */
  readonly records: readonly string[];
  readonly copies: readonly string[];
}

const nodesOf = (root: Root): readonly Nodes[] => {
  const nodes: Nodes[] = [];
  walkTree(root, (node) => nodes.push(node));
  return nodes;
};

/** Makes pages of a document, and more of what is written on the page of its topic. */
async function adopted(document: JsonObject, more = ''): Promise<Adopted> {
  const siteDir = mkdtempSync(join(tmpdir(), 'anchors-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  };
  try {
    write('src/site/sets.ts', 'export const sets = [\n];\n');
    write('document.json', JSON.stringify(document));
    const { edits } = await adopt(siteDir, [join(siteDir, 'document.json'), '--set', SET.id]);
    for (const { file, text } of edits) write(file, text.replace(/<Topic/, `${more}\n\n<Topic`));
    const workspace = new Workspace({ siteDir, docsUrl: URL_OF_SITE, sets: [SET] });
    expect((await checkSets(workspace)).filter(isError).map(formatProblem)).toEqual([]);
    const written = readPages(workspace, SET.id).map(({ file, route }) => {
      const path = pagePath(SET.id, route);
      return { file, path, title: path, description: path };
    });
    const links = new Links(URL_OF_SITE, written);
    const pages = new Map<string, readonly Nodes[]>();
    const records: string[] = [];
    const copies: string[] = [];
    for (const page of written) {
      const path = join(siteDir, page.file);
      const root = await pageTree(workspace, path);
      pages.set(page.path, nodesOf(root));
      for (const { anchor } of (await readPage(workspace, path)).records) {
        if (anchor !== '') records.push(`${page.path}#${anchor}`);
      }
      copies.push(...pageCopies(page, root, links).map((copy) => copyFile(copy.path, copy.part)));
    }
    return { contract: await readContract(workspace, SET.id), pages, records, copies };
  } finally {
    rmSync(siteDir, { recursive: true });
  }
}

const anchorsIn = (nodes: readonly Nodes[]): readonly string[] =>
  nodes.flatMap((node) => anchorOf(node) ?? []);

const addressesIn = ({ pages }: Adopted): readonly string[] =>
  [...pages].flatMap(([path, nodes]) => anchorsIn(nodes).map((anchor) => `${path}#${anchor}`));

/** Method and path that a page shows below the heading with an anchor. */
function shownAt({ pages }: Adopted, address: string): string | undefined {
  const [page = '', anchor] = address.split('#');
  const nodes = pages.get(page) ?? [];
  const at = nodes.findIndex((node) => anchorOf(node) === anchor);
  const endpoint = nodes.slice(at).find((node) => node.type === 'block' && 'method' in node.props);
  if (at < 0 || endpoint?.type !== 'block') return undefined;
  const { method, path } = endpoint.props as { readonly method: string; readonly path: string };
  return `${method} ${path}`;
}

/** Documents at random. */
const RUNS = isWhole ? 25 : 6;

const seen = { pages: 0, anchors: 0, links: 0, grown: 0 };
afterAll(() => console.log(JSON.stringify(seen)));

/** The faults of a site: repeated anchors, links to nothing or to another thing, lost copies. */
function faultsOf(site: Adopted): readonly string[] {
  const all = addressesIn(site);
  const known = new Set(all);
  const links = [...site.pages].flatMap(([path, nodes]) =>
    nodes.flatMap((node) => {
      if (node.type !== 'link' || !/^[#/].*#|^#/.test(node.url)) return [];
      return [node.url.startsWith('#') ? path + node.url : node.url];
    }),
  );
  const operations = allOperations(site.contract).flatMap((operation) => {
    const [, url = ''] = /\((.*)\)/.exec(docsLink(site.contract, URL_OF_SITE, operation)) ?? [];
    const shown = shownAt(site, url.slice(URL_OF_SITE.length));
    const written = `${operation.method} ${operation.path}`;
    return shown === written ? [] : [`${operation.id} leads to ${shown ?? 'nothing'}: ${url}`];
  });
  const files = site.copies.map((file) => file.toLowerCase());
  seen.pages += site.pages.size;
  seen.anchors += all.length;
  seen.links += links.length + site.records.length;
  return [
    ...all.filter((address, index) => all.indexOf(address) !== index),
    ...[...links, ...site.records].filter((link) => !known.has(link.replace(/\?[^#]*/, ''))),
    ...operations,
    ...files.filter((file, index) => files.indexOf(file) !== index),
  ];
}

/** Names that anchors, files or languages tend to take for each other. */
const name = fc.oneof(
  fc.constantFrom(
    ...[
      'getShelf',
      'get_shelf',
      'getSHELF',
      'get-shelf',
      'GetShelf',
      'get.shelf',
      'GETSHELF',
      'Shelf',
    ],
    ...['search', 'Search', 'user', 'objectUser', 'object-user', 'errorUser', 'user-object'],
    ...['topicSearchOperations', 'searchOperations', 'a/b', 'a b', 'Ürün', 'ürün', '名前'],
  ),
  fc.string({ unit: fc.constantFrom(...Array.from('aAbB1-_.')), minLength: 1, maxLength: 5 }),
);
const names = (least: number, most: number) =>
  fc.uniqueArray(name, { minLength: least, maxLength: most });

const documentOf = (
  tag: string,
  operations: readonly string[],
  schemas: readonly string[],
  fields: readonly string[],
): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Zoo', version: '1' },
  tags: [{ name: tag }],
  paths: Object.fromEntries(
    operations.map((operationId, index) => [
      `/${index}`,
      {
        post: {
          operationId,
          tags: [tag],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: Object.fromEntries(
                    fields.map((field) => [field, { type: 'string' }]),
                  ),
                  oneOf: [1, 2].map((bound) => ({
                    title: 'Same',
                    properties: Object.fromEntries(
                      fields.map((field) => [`${field}x`, { type: 'integer', minimum: bound }]),
                    ),
                  })),
                },
              },
            },
          },
          responses: {
            200: {
              description: 'Done',
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: Object.fromEntries(
                      schemas.map((schema, at) => [
                        `s${at}`,
                        { $ref: `#/components/schemas/${encodeURIComponent(schema)}` },
                      ]),
                    ),
                  },
                },
              },
            },
          },
        },
      },
    ]),
  ),
  components: {
    schemas: Object.fromEntries(
      schemas.map((schema) => [
        schema,
        { type: 'object', properties: Object.fromEntries(fields.map((field) => [field, {}])) },
      ]),
    ),
  },
});

/** Schema names have fewer characters (OpenAPI 3.1, Components Object). */
const schemaNames = names(1, 4).map((all) => all.filter((one) => /^[\w.-]+$/.test(one)));

it('gives all things on a page their own anchors, which stay when the document grows', async () => {
  const sizes = fc.tuple(name, names(3, 6), schemaNames, names(1, 4), fc.nat(6));
  await fc.assert(
    fc.asyncProperty(sizes, async ([tag, operations, schemas, fields, last]) => {
      const whole = await adopted(documentOf(tag, operations, schemas, fields));
      expect(faultsOf(whole)).toEqual([]);
      const fewer = operations.filter((_, index) => index !== last % operations.length);
      const part = await adopted(documentOf(tag, fewer, schemas, fields));
      const addresses = new Set(addressesIn(whole));
      expect(addressesIn(part).filter((address) => !addresses.has(address))).toEqual([]);
      seen.grown += addressesIn(part).length;
    }),
    { numRuns: RUNS },
  );
  expect(seen.anchors).toBeGreaterThan(40 * RUNS);
  expect(seen.links).toBeGreaterThan(40 * RUNS);
}, 600_000);

it('lets a heading give way, whose words are the anchor of an operation', async () => {
  const more = '## Search\n\nText.\n\n## Get shelf\n\nText.\n\n## Python {#A.__call__}\n\nText.';
  const site = await adopted(documentOf('Search', ['search', 'getShelf'], ['Search'], ['a']), more);
  expect(faultsOf(site)).toEqual([]);
  const nodes = [...site.pages.values()].flat();
  expect(anchorsIn(nodes)).toEqual(
    expect.arrayContaining(['search', 'search-1', 'get-shelf', 'get-shelf-section', 'A.__call__']),
  );
});
