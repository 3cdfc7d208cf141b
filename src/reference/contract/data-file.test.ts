import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDataFile, schemaProblems } from './data-file';
import { workspaceAt } from './testing/workspace';
import type { JsonObject } from './model';
import { formatProblem } from './problem';
import { parseSource } from './source';

const SCHEMA: JsonObject = {
  type: 'object',
  additionalProperties: false,
  required: ['fees'],
  properties: {
    fees: { type: 'array', items: { $ref: '#/$defs/fee' } },
    note: { type: 'string', minLength: 2 },
  },
  $defs: {
    fee: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: { type: 'string', pattern: '^[a-z]+$', description: 'lower case, `late`' },
        code: { type: 'string', pattern: '^[A-Z]+$' },
        payer: { enum: ['user', 'partner', 7] },
        amount: { type: 'integer', description: 'an amount in cents' },
      },
    },
  },
};

const saidOf = (text: string): readonly string[] =>
  schemaProblems(parseSource('/site/fees.yaml', 'fees.yaml', text), SCHEMA).map(formatProblem);

describe('schemaProblems', () => {
  it.each([
    ['fees: [{ id: late, payer: user, amount: 5 }]\nnote: ab\n', []],
    [
      'fees: []\nnotes: a\n',
      ['fees.yaml:2:1 Unknown key `notes`. Next: did you mean `note`? Otherwise delete it.'],
    ],
    [
      'fees:\n  - { id: late, zzzzzzzzzzzz: 1 }\n',
      ['fees.yaml:2:17 Unknown key `zzzzzzzzzzzz`. Next: delete it.'],
    ],
    ['note: ab\n', ['fees.yaml:1:1 `fees` is missing. Next: add `fees`.']],
    [
      'fees:\n  - payer: user\n',
      ['fees.yaml:2:5 `id` is missing. Next: add `id`: lower case, `late`.'],
    ],
    [
      'fees:\n  - { id: late, payer: usr }\n',
      [
        'fees.yaml:2:17 `payer` cannot be `usr`. Next: did you mean `user`? Otherwise use one of `user`, `partner`, `7`.',
      ],
    ],
    [
      'fees:\n  - { id: late, payer: zzzzzzzzz }\n',
      ['fees.yaml:2:17 `payer` cannot be `zzzzzzzzz`. Next: use one of `user`, `partner`, `7`.'],
    ],
    [
      'fees:\n  - { id: Late }\n',
      ['fees.yaml:2:7 `id` cannot be `Late`. Next: write lower case, `late`.'],
    ],
    [
      'fees:\n  - { id: late, code: late }\n',
      ['fees.yaml:2:17 `code` cannot be `late`. Next: write a text that matches `^[A-Z]+$`.'],
    ],
    [
      'fees:\n  - { id: late, amount: a }\n',
      ['fees.yaml:2:17 `amount` is wrong: Expected an integer. Next: write an amount in cents.'],
    ],
    [
      'fees: []\nnote: a\n',
      [
        'fees.yaml:2:1 `note` is wrong: Expected at least 2 characters. Next: write a value of the right kind.',
      ],
    ],
    [
      '- a\n',
      ['fees.yaml:1:1 `file` is wrong: Expected an object. Next: write a value of the right kind.'],
    ],
  ])('reports for %j: %j', (text, said) => {
    expect(saidOf(text)).toEqual(said);
  });

  it('reports only that a file is not YAML', () => {
    expect(saidOf('fees: a: b\n')).toHaveLength(1);
    expect(saidOf('fees: a: b\n')[0]).toContain('Next: correct the YAML');
  });
});

describe('readDataFile', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'data-file-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reports a missing file by its path in the site', () => {
    const { source, value, problems } = readDataFile(
      workspaceAt(folder),
      join(folder, 'a/b.yaml'),
      SCHEMA,
    );
    expect([source, value]).toEqual([undefined, undefined]);
    expect(problems.map(formatProblem)).toEqual([
      'a/b.yaml:1:1 The file is missing. Next: create it; the other docs set has one to start from.',
    ]);
  });

  it('returns the value of a file only if it has no mistakes', () => {
    const path = join(folder, 'fees.yaml');
    writeFileSync(path, 'fees: [{ id: late }]\n');
    expect(readDataFile(workspaceAt(folder), path, SCHEMA)).toMatchObject({
      value: { fees: [{ id: 'late' }] },
      problems: [],
    });
    const wrong = join(folder, 'wrong.yaml');
    writeFileSync(wrong, 'fees: [{ id: 7 }]\n');
    const { value, problems } = readDataFile(workspaceAt(folder), wrong, SCHEMA);
    expect([value, problems.length]).toEqual([undefined, 1]);
  });
});
