import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteFolder } from '../../../../tests/support/editable-site';
import { workspaceAt } from '../../contract/testing/workspace';
import { glossaryPath } from '../../remark/words/glossary';
import { readPhrases } from './glossary';

let dir: string;
beforeEach(() => {
  dir = siteFolder('glossary');
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});
const phrases = (): unknown => readPhrases(workspaceAt(dir), dir);
const write = (text: string): void => {
  mkdirSync(dirname(glossaryPath(dir)), { recursive: true });
  writeFileSync(glossaryPath(dir), text);
};

it('returns the phrases that readers type, and the words that pages avoid', () => {
  write(`terms: [{ term: API key, meaning: The secret., not: [API token] }]
search: [{ typed: [3ds], find: challenges }]
banned: []
`);
  expect(phrases()).toEqual([
    { typed: ['apy', 'token'], find: ['api', 'key'] },
    { typed: ['3ds'], find: ['challenge'] },
  ]);
});

it('needs no glossary', () => {
  expect(phrases()).toEqual([]);
});

it('returns nothing for an invalid glossary', () => {
  write('terms: []\nsearch: [{ type: [3DS], find: challenges }]\nbanned: []\n');
  expect(phrases()).toEqual([]);
});
