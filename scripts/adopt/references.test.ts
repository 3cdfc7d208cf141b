import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../new/site-files';
import { adopted } from '../../tests/zoo/adopted';
import { readDocument } from './read';

const HEAD = "openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\n";
const PATHS = `paths:
  /pets:
    get:
      operationId: getPets
      tags: [Pets]
      responses:
        '200':
          description: Yes
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Pet' }
`;
const PET = 'components:\n  schemas:\n    Pet:\n      type: object\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'references-'));
  write('notes.txt', 'Some notes.');
  write('readme.md', 'All about **pets**.');
  write('part.json', '{ "type": "object" }');
  write('broken.yaml', 'a: [1');
  write('logo.png', '\x89PNG\0\ufffd');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const file = (): string => join(folder, 'openapi.yaml');

async function read(text: string) {
  write('openapi.yaml', text);
  const reach = { folders: [folder], hosts: [], next: () => 'allow it' };
  try {
    const { document, notes } = await readDocument(file(), reach);
    return { document, notes, problems: '' };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { document: {}, notes: [], problems: error.message };
  }
}

describe('a reference in an extension', () => {
  it.each([
    ['notes.txt', 'Some notes.'],
    ['readme.md', 'All about **pets**.'],
    ['part.json', { type: 'object' }],
    ['logo.png', { $ref: 'logo.png' }],
    ['gone.json', { $ref: 'gone.json' }],
    ['part.json#/nothing', { $ref: 'part.json#/nothing' }],
  ])('to %s is followed, or kept', async (name, value) => {
    const { document, notes, problems } = await read(
      `${HEAD}x-more: { $ref: '${name}' }\n${PATHS}${PET}`,
    );
    expect(problems).toBe('');
    expect(document).toMatchObject({ 'x-more': value });
    const isKept = typeof value === 'object' && '$ref' in value;
    expect(notes).toEqual(
      isKept
        ? [`${relative('', file())}:3:17 \`${name}\` was not followed, and is kept as it is.`]
        : [],
    );
    expect((await adopted(file())).mistakes).toEqual([]);
  });
});

it.each([
  ['gone.json', 'There is no file `gone.json`. Next: '],
  ['notes.txt', '`notes.txt` is neither JSON nor YAML. Next: '],
  ['logo.png', '`logo.png` cannot be read: it is not text. Next: '],
  ['part.json#/nothing', 'There is nothing at `part.json#/nothing`. Next: '],
  ['#/nothing', 'There is nothing at `#/nothing`. Next: '],
])('a reference elsewhere to %s is named with its place', async (name, message) => {
  const { problems } = await read(`${HEAD}${PATHS}${PET}    Toy: { $ref: '${name}' }\n`);
  expect(problems).toContain(`${relative('', file())}:18:18 ${message}`);
});

it('names the place of a mistake in a file that the document refers to', async () => {
  const { problems } = await read(`${HEAD}${PATHS}${PET}    Toy: { $ref: 'broken.yaml' }\n`);
  expect(problems).toContain(`${relative('', join(folder, 'broken.yaml'))}:`);
  expect(problems).toContain(`because of ${relative('', file())}:18:18.`);
});

it('takes `$ref` for an ordinary name where names and data are', async () => {
  const properties = `      required: [$ref]
      properties:
        $ref: { type: string, examples: [../other.json] }
        default: { type: string }
        links: { type: array, items: { type: object, properties: { $ref: { type: integer } } } }
      example: { $ref: ../../etc/passwd, links: [{ $ref: 7 }] }
      default: { $ref: 'https://pets.example/x.json' }
`;
  const { problems } = await read(`${HEAD}${PATHS}${PET}${properties}`);
  expect(problems).toBe('');
  const { mistakes, contract, copies } = await adopted(file());
  expect(mistakes).toEqual([]);
  const { schema } = contract?.schemas.get('Pet') ?? {};
  expect(schema).toMatchObject(parse(properties) as object);
  expect(copies.join('\n')).toContain('"$ref": "../../etc/passwd"');
});
