import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { GlobExcludeDefault, createMatcher } from '@docusaurus/utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { topicPath } from '../../src/reference/contract/page/routes';
import { daily } from '../../tests/support/daily';
import { adopted } from '../../tests/zoo/adopted';

const LONG = 'Everything about the pets of a very large shop with many branches '.repeat(5).trim();

const TAGS = [
  '3DS',
  '2FA',
  '3D Secure',
  '2021-11-03',
  '1. First steps',
  '7',
  '007',
  '???',
  '---',
  '🐕',
  '🐕 Dogs',
  '宠物',
  'Grün',
  'index',
  'README',
  'Index',
  '_private',
  '_category_',
  'category',
  'Category',
  'playground',
  'api',
  'common',
  'webhook',
  'tags',
  'con',
  'NUL',
  'com1',
  'a.b.c',
  '.hidden',
  '..',
  'Pets/Toys',
  'Pets/Toys/',
  '\\\\server',
  'pets',
  'Pets',
  'PETS!',
  'getPets',
  'Get pets',
  'Introduction',
  'Change log',
  '{braces}',
  '<b>bold</b>',
  '# heading',
  '`code`',
  '"quoted": it\'s',
  '[link](x)',
  '*',
  '| a | b |',
  '--- title',
  'a\tb',
  ' padded ',
  LONG,
  `${LONG}!`,
  'x',
  '',
  '%2e%2e',
  'here',
  'null',
  'true',
  '__proto__',
  'constructor',
  'export const a = 1',
  'import x',
  'https://pets.example/x',
  '&amp;',
  'A &foo; B',
  'A &amp; B',
  'R&D;',
  'a:b',
  '@user',
  '!x',
];

const TITLES = [
  'Pets',
  '',
  ' ',
  '3DS',
  LONG,
  `${LONG} ${LONG}`,
  '**Bold** & <i>HTML</i>',
  '{a: 1}',
  '"Quoted": it\'s # all',
  '---',
  '# Heading',
  'Introduction',
  'Topics',
  'Get pets',
  '🐕',
  'null',
  '1.0',
  '`code`',
  '[a](b)',
  'a | b',
  '- item',
  '> quote',
  'import x from "y"',
  'line\nline',
  '\ufffd',
  '%',
  'https://pets.example',
  'here',
  '<',
  '{',
  '&lt;',
];

const operation = (tag: string, index: number, operationId = `get${index}`) => ({
  get: {
    tags: [tag],
    operationId,
    responses: { '204': { description: 'Done' } },
  },
});

const documentOf = (title: string, tags: readonly string[]) => ({
  openapi: '3.1.0',
  info: { title, version: '1' },
  tags: tags.map((name) => ({ name })),
  paths: Object.fromEntries(tags.map((tag, index) => [`/p${index}`, operation(tag, index)])),
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'names-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const adoptedOf = (title: string, tags: readonly string[]) => {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(documentOf(title, tags)));
  return adopted(file);
};

const isIgnored = createMatcher(GlobExcludeDefault);

it('has a page for each name of a tag, alone and beside all others', async () => {
  const documents = [TAGS, ...daily(TAGS, 8).map((tag) => [tag])];
  const found: Record<string, readonly string[]> = {};
  for (const tags of documents) {
    const { mistakes, copies, contract } = await adoptedOf('Pets', tags);
    const name = tags.length > 1 ? 'all' : String(tags);
    const text = copies.join('\n');
    const lost = tags.flatMap((_, index) => (text.includes(`/p${index}\``) ? [] : [`/p${index}`]));
    const paths = contract?.topics.map((topic) => topicPath(topic.name)) ?? [];
    const unsafe = paths.filter((path) => isIgnored(`${path}.mdx`) || basename(path).length > 111);
    if ([...mistakes, ...lost, ...unsafe].length > 0)
      found[name] = [...mistakes, ...lost, ...unsafe];
  }
  expect(found).toEqual({});
});

it('has pages for each title', async () => {
  const found: Record<string, readonly string[]> = {};
  for (const title of daily(TITLES, 4)) {
    const { mistakes } = await adoptedOf(title, ['Pets', title]);
    if (mistakes.length > 0) found[title] = mistakes;
  }
  expect(found).toEqual({});
});

it('has a page whose title is the anchor of one of its operations', async () => {
  for (const [tag, id] of [
    ['Get pets', 'getPets'],
    ['Search', 'search'],
    ['3DS', '3DS'],
  ] as const) {
    const document = { ...documentOf(tag, [tag]), paths: { '/p': operation(tag, 0, id) } };
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    expect((await adopted(file)).mistakes).toEqual([]);
  }
});
