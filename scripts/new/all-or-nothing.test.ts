import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withFault, type Fault } from '../../tests/support/failing-disk';
import { isWhole } from '../../tests/support/daily';
import { ROOT } from '../../tests/support/paths';
import { SeededSite } from '../../tests/mistakes/seeded-site';
import { adoptAndWrite } from '../adopt/index';
import { release } from '../release-contract/index';
import { changeSets } from '../sets/index';
import { addSkeleton } from '.';
import { recover } from './transaction';

const TODAY = '2026-12-01';
const PETS = join(ROOT, 'tests/fixtures/adopt/pet-shop-3.0.yaml');

/** A site with a set that is written by hand and one that was adopted. */
const template = new SeededSite();
afterAll(() => template.remove());
for (const file of ['src/site/sets.ts', '.prettierrc.json'])
  cpSync(join(ROOT, file), join(template.dir, file));
mkdirSync(join(template.dir, 'tests'));
writeFileSync(join(template.dir, 'tests/library.spec.ts'), "await open(page, 'general/intro');\n");
const changed = join(template.dir, 'changed.yaml');
writeFileSync(
  changed,
  readFileSync(PETS, 'utf8').replace('required: [name]', 'required: [name, tag]'),
);
await adoptAndWrite(template.dir, [PETS, '--set', 'pets'], TODAY);

/** Commands that write several files. */
const COMMANDS: Readonly<Record<string, (dir: string) => Promise<unknown>>> = {
  'adopt a new document': (dir) => adoptAndWrite(dir, [PETS, '--set', 'dogs'], TODAY),
  'adopt a changed document': (dir) => adoptAndWrite(dir, [changed, '--set', 'pets'], TODAY),
  'rename a set': (dir) => changeSets(dir, ['rename', 'general', 'library']),
  'remove a set': (dir) => changeSets(dir, ['remove', 'general', '--to', 'pets']),
  'new operation': (dir) =>
    addSkeleton(
      dir,
      'operation --set general --topic loan --id extendLoan --method post --path /loans/{loanId}/extend'.split(
        ' ',
      ),
      TODAY,
    ),
  'release-contract': (dir) => release(dir, ['--set', 'general', '--version', '2027-02-01'], TODAY),
};

/** Every file and folder with its text. */
const contentOf = (dir: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(dir.length), entry.isFile() ? readFileSync(path, 'utf8') : ''];
    }),
  );

let dir = '';
const reset = (): void => {
  if (dir !== '') rmSync(dir, { recursive: true });
  dir = mkdtempSync(join(tmpdir(), 'commands-'));
  cpSync(template.dir, dir, { recursive: true });
};
afterAll(() => rmSync(dir, { recursive: true }));

/** `npm test` lets one of six writes fail, at each command another one of the first six. */
const STRIDE = isWhole ? 1 : 6;

describe.each(Object.entries(COMMANDS))('%s', (name, command) => {
  const first = 1 + (Object.keys(COMMANDS).indexOf(name) % STRIDE);

  it.each<Fault>(['fails', 'is the last one'])(
    'leaves the files as they were, or writes all of them, whichever write %s',
    async (fault) => {
      reset();
      const before = contentOf(dir);
      await command(dir);
      const after = contentOf(dir);
      expect(after).not.toEqual(before);
      let write = first;
      for (; ; write += STRIDE) {
        reset();
        const { isReached, refusal } = await withFault(dir, write, fault, () => command(dir));
        if (!isReached) break;
        if (fault === 'fails' && refusal !== undefined) {
          expect(refusal).toMatch(/ENOSPC.*Next: make room/);
          expect([write, contentOf(dir)]).toEqual([write, before]);
        }
        // As the next command does.
        recover(dir);
        expect([write, contentOf(dir)]).toEqual([write, refusal === undefined ? after : before]);
      }
      expect(write).toBeGreaterThan(9);
    },
  );
});
