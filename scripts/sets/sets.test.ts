import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../src/site/config/site';
import { ROOT } from '../../tests/support/paths';
import { changeSets } from '.';
import { entriesOf, LIST, movedOf, withEntries } from './list';

const ABOUT = 'src/site/pages/markdown-page.mdx';
const list = (moved: string): string => `import { landing } from '../../partners/lending/landing';

const writtenSets: readonly WrittenSet[] = [
  { id: 'lending', title: '%product%', isSample: true, ...landing },
  { id: 'branch', title: "Anna's {branch}", isSample: true },
];

export const movedSections: readonly MovedSection[] = [${moved}];
`;

let dir = '';
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
};
const read = (file: string): string => readFileSync(join(dir, file), 'utf8');
const has = (file: string): boolean => existsSync(join(dir, file));

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sets-'));
  cpSync(join(ROOT, '.prettierrc.json'), join(dir, '.prettierrc.json'));
  write(LIST, list("{ from: 'loans', to: 'lending' }"));
  write(
    ABOUT,
    '# About\n\n## Facts\n\nA.\n\n## Sample contract {#sample-contract}\n\nB.\n\n## Help\n',
  );
  write('sidebars.lending.ts', "export default titles['lending'];\n");
  write('partners/lending/landing.ts', 'export const landing = {};\n');
  write(
    'partners/branch/intro.mdx',
    `[Lend](/lending) ${site.url}${site.baseUrl}lending/api /lending.md\n`,
  );
  write('partners/shared/errors.yaml', 'errors: []\n');
  write('tests/sample/cast.ts', "export const PAGE = 'lending';\n");
  write('tests/e2e/cast.spec.ts', "import { PAGE } from '../sample/cast';\n");
  write('tests/e2e/opens.spec.ts', "await open(page, 'lending/api/loan');\n");
  write('tests/e2e/stays.spec.ts', "await open(page, 'lendings');\n");
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('a renamed set', () => {
  it('takes its folder, sidebar, entry, redirects and links with it', async () => {
    await changeSets(dir, ['rename', 'lending', 'loan-desk']);
    expect(has('partners/lending')).toBe(false);
    expect(has('partners/loan-desk/landing.ts')).toBe(true);
    expect(read('sidebars.loan-desk.ts')).toContain("titles['loan-desk']");
    expect(read(LIST)).toContain("from '../../partners/loan-desk/landing'");
    expect([...entriesOf(read(LIST)).keys()]).toEqual(['loan-desk', 'branch']);
    expect(movedOf(read(LIST))).toEqual([
      { from: 'loans', to: 'loan-desk' },
      { from: 'lending', to: 'loan-desk' },
    ]);
    expect(read('partners/branch/intro.mdx')).toBe(
      `[Lend](/loan-desk) ${site.url}${site.baseUrl}loan-desk/api /lending.md\n`,
    );
  });

  it('may have a name that the folder of all sets contains', async () => {
    await changeSets(dir, ['rename', 'lending', 'partner']);
    await changeSets(dir, ['rename', 'partner', 'side']);
    await changeSets(dir, ['rename', 'side', 'loans']);
    expect(has('partners/loans/landing.ts') && has('sidebars.loans.ts')).toBe(true);
  });

  it('is found in double quotes as well', async () => {
    write(LIST, list('').replace("id: 'lending'", 'id: "lending"'));
    await changeSets(dir, ['rename', 'lending', 'loan-desk']);
    expect([...entriesOf(read(LIST)).keys()]).toEqual(['loan-desk', 'branch']);
  });

  it('never redirects away from itself: once it has its first name back, that is no old address', async () => {
    await changeSets(dir, ['rename', 'lending', 'loan-desk']);
    await changeSets(dir, ['rename', 'loan-desk', 'lending']);
    expect(movedOf(read(LIST))).toEqual([
      { from: 'loans', to: 'lending' },
      { from: 'loan-desk', to: 'lending' },
    ]);
  });
});

describe('a removed set', () => {
  it('leaves nothing but a note where a page links to it', async () => {
    const lines = await changeSets(dir, ['remove', 'lending']);
    expect(read(LIST)).not.toContain('lending');
    expect(has('partners/lending') || has('sidebars.lending.ts')).toBe(false);
    expect(has('tests/e2e/opens.spec.ts')).toBe(false);
    expect(has('tests/e2e/stays.spec.ts') && has('tests/e2e/cast.spec.ts')).toBe(true);
    expect(lines.at(-1)).toBe(
      'partners/branch/intro.mdx names /lending. Next: take the sentence out.',
    );
    expect(has('partners/shared') && has('tests/sample')).toBe(true);
    expect(read(ABOUT)).toContain('Sample contract');
  });

  it('can redirect its addresses to another set', async () => {
    await changeSets(dir, ['remove', 'lending', '--to', 'branch']);
    expect(movedOf(read(LIST))).toEqual([
      { from: 'loans', to: 'branch' },
      { from: 'lending', to: 'branch' },
    ]);
  });

  it('takes everything that only samples need with it, if it is the last sample', async () => {
    write(
      LIST,
      withEntries(read(LIST), [
        "{ id: 'lending', title: 'A', isSample: true }",
        "{ id: 'pets', title: 'B' }",
      ]),
    );
    await changeSets(dir, ['remove', 'lending']);
    expect(has('partners/shared') || has('tests/sample') || has('tests/e2e/cast.spec.ts')).toBe(
      false,
    );
    expect(read(ABOUT)).toBe('# About\n\n## Facts\n\nA.\n\n## Help\n');
  });
});

it.each([
  [[], 'Say what to do'],
  [['remove'], 'There is no docs set ``'],
  [['remove', 'lending', '--too', 'branch'], 'Say what to do'],
  [['remove', 'lending', '--to', 'lending'], 'There is no docs set `lending` that old addresses'],
  [['remove', 'loans'], 'The sets are lending, branch.'],
  [['rename', 'lending', 'Loan desk'], '`Loan desk` is no id'],
  [['rename', 'lending', 'branch'], 'partners/branch is there already'],
])('%j is explained, and nothing is changed', async (args, message) => {
  await expect(changeSets(dir, args)).rejects.toThrow(message);
  expect(read(LIST)).toBe(list("{ from: 'loans', to: 'lending' }"));
});

it('keeps the last set', async () => {
  await changeSets(dir, ['remove', 'lending']);
  await expect(changeSets(dir, ['remove', 'branch'])).rejects.toThrow('A site needs a docs set');
});
