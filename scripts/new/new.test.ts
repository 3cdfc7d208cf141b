import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { formatProblem } from '../../src/reference/contract/problem';
import { workspaceAt } from '../../src/reference/contract/testing/workspace';
import { checkSets } from '../../src/reference/plugins/contract/check';
import { SeededSite } from '../../tests/mistakes/seeded-site';
import { writeSkeleton } from '../../tests/support/skeleton';
import { GENERATORS, skeletonOf } from '.';
import type { Edit } from './site-files';

const TODAY = '2026-11-21';

/** One site for all commands, so that unchanged files are read only once. */
const site = new SeededSite();
const workspace = workspaceAt(site.dir);
const undos: (() => void)[] = [];
afterEach(() =>
  undos
    .splice(0)
    .toReversed()
    .forEach((undo) => undo()),
);
afterAll(() => site.remove());

function make(command: string): readonly Edit[] {
  const { edits, undo } = writeSkeleton(site.dir, command);
  undos.push(undo);
  return edits;
}

const mistakes = async (): Promise<readonly string[]> => {
  workspace.refresh();
  return (await checkSets(workspace)).map(formatProblem);
};

const COMMANDS: readonly (readonly [command: string, files: readonly string[]])[] = [
  [
    'operation --set general --topic loan --id extendLoan --method post --path /loans/{loanId}/extend',
    ['general/contract/loan.yaml', 'general/openapi.yaml', 'general/api/loan.mdx'],
  ],
  [
    'operation --set general --topic loan --id getLoan --method get --path /loans/{loanId}',
    ['general/contract/loan.yaml', 'general/api/loan.mdx'],
  ],
  [
    'operation --set general --topic loan --id dropLoan --method delete --path /loan-drafts/{draftId}',
    ['general/contract/loan.yaml', 'general/openapi.yaml', 'general/api/loan.mdx'],
  ],
  [
    'operation --set general --topic reader --id updateReader --method patch --path /readers/{readerId}',
    ['shared/contract/reader.yaml', 'general/api/reader.mdx'],
  ],
  ['page --set general --path guides/lend-a-book', ['general/guides/lend-a-book.mdx']],
  ['page --set general --path api/shelf', ['general/api/shelf.mdx']],
  [
    'error --set general --operation createLoan --code shelf_locked',
    ['general/errors.yaml', 'general/contract/loan.yaml'],
  ],
  [
    'error --set general --operation returnLoan --code loan_over --status 422',
    ['general/errors.yaml', 'general/contract/loan.yaml'],
  ],
  [
    'error --set general --operation getReader --code reader_moved',
    ['shared/errors.yaml', 'shared/contract/reader.yaml'],
  ],
  [
    'event --set general --topic loan --type loan.extended',
    ['general/contract/loan.yaml', 'general/openapi.yaml'],
  ],
  [
    'event --set general --topic reader --type reader.blocked --object Reader',
    ['shared/contract/reader.yaml', 'general/openapi.yaml', 'general/api/reader.mdx'],
  ],
  ...['fixed', 'percent', 'tiered', 'pass_through'].map(
    (basis) =>
      [
        `fee --set general --id loan-${basis.replace('_', '-')} --product loan --basis ${basis}`,
        ['general/fees.yaml'],
      ] as const,
  ),
  [
    'change --set general --id longer-loans --type Changed --title Longer --operation createLoan --breaking',
    ['general/change-log.yaml'],
  ],
  [
    'change --set general --id reader-notes --type Added --title Notes --topic reader',
    ['general/change-log.yaml'],
  ],
];

describe('a new skeleton', () => {
  it.each(COMMANDS)('is valid and in the right place: %s', async (command, files) => {
    const edits = make(command);
    expect(edits.map(({ file }) => file)).toEqual(
      expect.arrayContaining(files.map((file) => `partners/${file}`)),
    );
    expect(await mistakes()).toEqual([]);
  });

  it.each(COMMANDS)('keeps every existing line: %s', (command) => {
    const before = new Map(
      skeletonOf(site.dir, command.split(' '), TODAY).edits.map(({ file, isNew }) => [
        file,
        isNew ? [] : site.read(file).split('\n'),
      ]),
    );
    for (const { file, text } of make(command)) {
      const lines = before.get(file) ?? [];
      const changed = lines.filter((line) => !text.split('\n').includes(line));
      // At most one line changes: a list that gets another item.
      expect([file, changed.length <= 1]).toEqual([file, true]);
    }
  });

  it.each(COMMANDS)('is not written twice: %s', (command) => {
    make(command);
    expect(() => make(command)).toThrow(/already/);
  });

  it('keeps comments', () => {
    const file = 'partners/general/errors.yaml';
    undos.push(site.edit(file, 'errors:\n', '# What goes wrong.\nerrors:\n  # First.\n'));
    make('error --set general --operation createLoan --code shelf_locked');
    expect(site.read(file)).toMatch(
      /^# What goes wrong\.\nerrors:\n {2}# First\.\n {2}- code: book/,
    );
  });

  it('comes with next steps', () => {
    for (const [command] of COMMANDS) {
      expect(skeletonOf(site.dir, command.split(' '), TODAY).next.length).toBeGreaterThan(0);
    }
  });
});

describe('a wrong command', () => {
  it.each([
    ['', 'Usage: npm run new -- operation|page|error|event|fee|change'],
    ['guide --set general', 'There is no skeleton for `guide`'],
    ['page', '--set, --path are missing. Example:\n  npm run new -- page'],
    ['page --set genral --path a', '--set cannot be `genral`. Did you mean `general`?'],
    ['page --set general --path Cards', '--path cannot be `Cards`. Write a path below the set'],
    ['page --set general --pth a', 'There is no flag --pth here. Did you mean --path?'],
    ['page --set general --path fees', 'partners/general/fees.mdx already exists'],
    [
      'error --set general --operation creatLoan --code shelf_locked',
      'general has no operation `creatLoan`. Did you mean `createLoan`?',
    ],
    ['error --set general --operation createLoan --code ShelfLocked', '--code cannot be'],
    [
      'event --set general --topic lone --type loan.extended',
      'general has no topic `lone`. Did you mean `loan`?',
    ],
    [
      'event --set general --topic loan --type loan.lost --object Lone',
      'There is no object `Lone` in the file of the topic. Choose one with --object: LoanId',
    ],
    [
      'operation --set general --topic loan --id lendBook --method fetch --path /loans',
      '--method cannot be `fetch`',
    ],
    [
      'fee --set general --id a --product laon --basis fixed',
      'general has no topic `laon`. Did you mean `loan`?',
    ],
  ])('is explained: %s', (command, message) => {
    expect(() => skeletonOf(site.dir, command.split(' ').filter(Boolean), TODAY)).toThrow(message);
  });

  it('is answered with a valid example', () => {
    for (const [kind, { example, flags }] of Object.entries(GENERATORS)) {
      expect(example).toMatch(new RegExp(`^npm run new -- ${kind} --set general `));
      for (const [flag, { needed }] of Object.entries(flags)) {
        if (needed) expect(example).toContain(` --${flag} `);
      }
    }
  });
});
