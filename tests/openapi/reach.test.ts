import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adopt } from '../../scripts/adopt/index';
import { UsageError } from '../../scripts/new/site-files';
import { bundle } from '../../src/reference/contract/document/bundle';
import { contractProblems, draftOf, rootPath } from '../../src/reference/contract/load';
import { formatProblem } from '../../src/reference/contract/problem';
import { loadContract } from '../../src/reference/contract/testing/load-contract';
import { Workspace } from '../../src/reference/contract/workspace';
import { checkSets } from '../../src/reference/plugins/contract/check';
import { typesFile } from '../../src/reference/publish/schemas/types';
import { recipeProblems } from '../../src/reference/recipes/check';
import { ROOT } from '../support/paths';
import { FORMS, KINDS, namedLines, RECIPE, refusedLines, SECRET } from './out-of-reach';

const FORM_NAMES = Object.keys(FORMS('', '', 0));
const PLAIN = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths: { /pets: { get: { operationId: getPet, tags: [Pets], responses: { '204': { description: Yes } } } } }
`;

let requests = 0;
let port = 0;
const server = createServer((request, response) => {
  requests += 1;
  if (request.url === '/moved.json') response.writeHead(302, { location: '/config.json' });
  response.end(JSON.stringify({ type: 'object', description: SECRET }));
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

let top: string;
beforeEach(() => {
  requests = 0;
  top = realpathSync(mkdtempSync(join(tmpdir(), 'reach-')));
  write('src/site/sets.ts', 'export const sets = [\n];\n');
  const secret = JSON.stringify({ auth: SECRET, type: 'object', description: SECRET });
  for (const folder of ['', 'partners/', 'specs/', 'partners/pets/', 'partners/pets/recipes/']) {
    if (!/pets|specs/.test(folder)) write(`${folder}x/.docker/config.json`, secret);
    else write(`${folder}.docker/config.json`, secret);
  }
  mkdirSync(join(top, 'partners/pets/parts'), { recursive: true });
  for (const folder of ['specs', 'specs/parts', 'partners/pets', 'partners/pets/recipes']) {
    mkdirSync(join(top, folder), { recursive: true });
    symlinkSync(join(top, 'x/.docker/config.json'), join(top, folder, 'link.json'));
    symlinkSync(join(top, 'x/.docker'), join(top, folder, 'linked'));
  }
});
afterEach(() => rmSync(top, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(top, file)), { recursive: true });
  writeFileSync(join(top, file), text);
}

const workspace = () =>
  new Workspace({ siteDir: top, docsUrl: '', sets: [{ id: 'pets', title: 'Pets' }] });

/** Everything that adopting a document says and would write. */
async function adopted(...more: readonly string[]): Promise<readonly string[]> {
  try {
    const { edits, notes } = await adopt(top, [
      join(top, 'specs/openapi.yaml'),
      '--set',
      'other',
      ...more,
    ]);
    return [...notes, ...edits.map(({ text }) => text)];
  } catch (error) {
    if (error instanceof UsageError) return error.message.split('\n');
    throw error;
  }
}

/** Everything that reading the set says, and the texts that it publishes. */
async function read(): Promise<readonly string[]> {
  write('partners/pets/set.yaml', 'level: partner\nconventions: none\n');
  const site = workspace();
  const contract = draftOf(site, 'pets');
  const found = [
    // It stops at a symbolic link, whatever refers to it.
    ...(await checkSets(site)),
    ...(await contractProblems(site, 'pets')),
    ...(contract ? await recipeProblems(site, contract) : []),
  ];
  const problems = found.map(formatProblem);
  const { document } = bundle(site, rootPath(top, 'pets'));
  const types = await typesFile(site, { set: 'pets', document } as Parameters<typeof typesFile>[1]);
  return [...problems, JSON.stringify(document), ...types.map(({ text }) => text)];
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, '      ');

/** Where references are read: the file that contains them, and what makes the output. */
const ENTRIES = {
  adopt: {
    file: 'specs/openapi.yaml',
    up: '../',
    text: KINDS,
    run: async (text: string) => {
      write('specs/openapi.yaml', text);
      return adopted();
    },
  },
  'a file of a document to adopt': {
    file: 'specs/parts/part.yaml',
    up: '../../',
    text: KINDS.replace(
      /^ *(?:x-logo|webhooks|moved: \{ \$ref: 'REF' \}(?=\ncomponents)|tags:$|- name: Pets|x-more|\/item|securitySchemes|key:).*\n/gm,
      '',
    ),
    run: async (text: string) => {
      write('specs/parts/part.yaml', text);
      const pet = "{ $ref: 'parts/part.yaml#/components/schemas/Pet' }";
      const item = "{ $ref: 'parts/part.yaml#/paths/~1pets~1%7Bid%7D' }";
      const components = `components: { schemas: { Pet: ${pet} } }`;
      const head = "openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\n";
      write('specs/openapi.yaml', `${head}paths: { '/pets/{id}': ${item} }\n${components}\n`);
      return adopted();
    },
  },
  'the contract of a set': {
    file: 'partners/pets/openapi.yaml',
    up: '../',
    text: KINDS,
    run: async (text: string) => {
      write('partners/pets/openapi.yaml', text);
      return read();
    },
  },
  'an overlay': {
    file: 'partners/pets/overlay.yaml',
    up: '../',
    text: `overlay: 1.0.0\ninfo: { title: Ours, version: '1' }\nactions:\n  - target: $\n    update:\n${indented(KINDS)}`,
    run: async (text: string) => {
      write('partners/pets/openapi.yaml', PLAIN);
      write('partners/pets/overlay.yaml', text);
      return read();
    },
  },
  'a recipe': {
    file: 'partners/pets/recipes/pets.arazzo.yaml',
    up: '../../',
    text: RECIPE,
    run: async (text: string) => {
      write('partners/pets/openapi.yaml', PLAIN);
      write('partners/pets/recipes/pets.arazzo.yaml', text);
      return read();
    },
  },
};

describe.each(Object.entries(ENTRIES))('%s', (_name, { file, up, text, run }) => {
  it.each(FORM_NAMES)('refuses each reference that is %s', async (form) => {
    const reference = FORMS(up, top, port)[form] ?? '';
    const output = await run(text.replaceAll('REF', () => reference));
    expect(output.join('\n')).not.toContain(SECRET);
    expect(requests).toBe(0);
    const shown = file.startsWith('specs') ? relative('', join(top, file)) : file;
    const expected = refusedLines(text, reference);
    expect(expected.length).toBeGreaterThanOrEqual(file.includes('recipes') ? 1 : 13);
    expect(namedLines(shown, reference, output), output.join('\n')).toEqual(expected);
  });
});

describe('a document to adopt', () => {
  const refer = (reference: string): void => {
    write(
      'specs/openapi.yaml',
      `${PLAIN}components: { schemas: { Pet: { $ref: '${reference}' } } }\n`,
    );
  };

  it('may refer to a folder and to a host that are allowed by name', async () => {
    refer('../x/.docker/config.json');
    const allowed = [
      '--allow-folder',
      join(top, 'partners'),
      '--allow-folder',
      join(top, 'x/.docker'),
    ];
    expect((await adopted(...allowed)).join('\n')).toContain(SECRET);
    refer(`http://127.0.0.1:${port}/config.json`);
    expect(
      (await adopted('--allow-host=example.com', '--allow-host', '127.0.0.1')).join('\n'),
    ).toContain(SECRET);
    expect(requests).toBe(1);
  });

  it('does not follow a host to another address', async () => {
    refer(`http://127.0.0.1:${port}/moved.json`);
    const [line] = await adopted('--allow-host', `127.0.0.1:${port}`);
    expect(line).toMatch(/openapi\.yaml:4:\d+ `http:.*` cannot be read: .* Next: /);
    expect(requests).toBe(1);
  });

  it('names the flag that allows a reference', async () => {
    refer('../x/.docker/config.json');
    expect((await adopted()).join('\n')).toContain(
      `\`--allow-folder ${relative('', join(top, 'x/.docker'))}\``,
    );
    refer(`http://127.0.0.1:${port}/config.json`);
    expect((await adopted()).join('\n')).toContain(`\`--allow-host 127.0.0.1:${port}\``);
    expect(await adopted('--allow-host')).toEqual(['--allow-host is followed by no host.']);
  });
});

it('reads the contract of a set with the files that it may refer to', async () => {
  write('partners/shared/contract/parts.yaml', 'schemas: { Name: { type: string } }\n');
  write(
    'partners/pets/contract/pet.yaml',
    "schemas: { Pet: { $ref: '../../shared/contract/parts.yaml#/schemas/Name' } }\n",
  );
  write(
    'partners/pets/openapi.yaml',
    `${PLAIN}components: { schemas: { One: { $ref: 'contract/pet.yaml#/schemas/Pet' } } }\n`,
  );
  write('partners/pets/set.yaml', 'level: publish\nconventions: none\n');
  const { schemas } = await loadContract({ siteDir: top, set: 'pets', docsUrl: '' });
  expect([...schemas.keys()]).toEqual(['One', 'Pet', 'Name']);
});

it('is the only way to read: each library that follows references is guarded', () => {
  const modules = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
  );
  const readers = modules.filter((text) =>
    /\b(?:bundle|lintDocument|BaseResolver|openapiTS)\b[^;]*from '(?:@redocly\/openapi-core|openapi-typescript)'/.test(
      text,
    ),
  );
  expect(readers.length).toBeGreaterThanOrEqual(4);
  expect(readers.filter((text) => !/GuardedResolver|selfContained/.test(text))).toEqual([]);
});
