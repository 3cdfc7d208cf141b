import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteFolder } from '../../../../tests/support/editable-site';
import { formatProblem } from '../../contract/problem';
import { workspaceAt } from '../../contract/testing/workspace';
import type { SearchRecord } from '../../search/record';
import { otherWordsProblems, withOtherWords } from './other-words';

let dir: string;
beforeEach(() => {
  dir = siteFolder('other-words');
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});
const write = (file: string, text: string): void => {
  const path = join(dir, 'partners', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const wordsOf = (page: string, anchor = ''): string | undefined => {
  const record: SearchRecord = {
    ...{ kind: 'heading', set: 'general', page, anchor, title: 'Limits' },
    ...{ trail: [], names: [], text: '' },
  };
  return withOtherWords(workspaceAt(dir), record).otherWords;
};

it('adds the words of the set and of all sets to a record', () => {
  write('general/search.yaml', "api/loan#limits: cap ceiling\n'': start\n'#errors': failed\n");
  write('shared/search.yaml', 'api/loan#limits: maximum\n');
  expect(wordsOf('/general/api/loan', 'limits')).toBe('cap ceiling maximum');
  expect(wordsOf('/general')).toBe('start');
  expect(wordsOf('/general', 'errors')).toBe('failed');
  expect(wordsOf('/general/api/loan')).toBeUndefined();
});

const problems = (): readonly string[] =>
  otherWordsProblems(workspaceAt(dir), () => new Set(['limits'])).map(formatProblem);

it('reports places that no page has, and a missing page once', () => {
  write('general/api/loan.mdx', '---\ntitle: Loan\n---\n\n## Limits\n');
  write('general/search.yaml', 'api/loan#limit: cap\napi/loans#limits: cap\napi/loans: cap\n');
  write('shared/search.yaml', 'api/loan: credit\napi/loan#limits: maximum\n');
  expect(problems()).toEqual([
    'partners/general/search.yaml:1:1 No page has the place `api/loan#limit`. Next: did you mean `api/loan#limits`?',
    expect.stringContaining('partners/general/search.yaml:2:1 There is no page `api/loans`.'),
  ]);
});

it('ignores the words of all sets for a set without shared conventions', () => {
  write('general/set.yaml', 'level: publish\nconventions: none\n');
  write('shared/search.yaml', 'api/loan#limits: maximum\napi/gone: gone\n');
  expect(wordsOf('/general/api/loan', 'limits')).toBeUndefined();
  expect(problems()).toEqual([]);
});

it('reports words of the wrong type', () => {
  write('general/search.yaml', 'api/loan: [cap]\n');
  expect(problems()).toEqual([expect.stringContaining('partners/general/search.yaml:1:1')]);
});
