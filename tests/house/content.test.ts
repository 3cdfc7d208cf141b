import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { positionOf } from '../../src/reference/contract/testing/site-copy';
import { setIds } from '../../src/site/config/sets';
import { SeededSite } from '../mistakes/seeded-site';
import { ROOT } from '../support/paths';

const [set = ''] = setIds;
const PAGE = `partners/${set}/api/loan.mdx`;

const site = new SeededSite();
afterAll(() => site.remove());

it('an unknown operation and a dead link fail the content check, with their places', () => {
  const partners = join(site.dir, 'partners');
  for (const set of setIds.filter((id) => id !== 'general'))
    cpSync(join(partners, 'general'), join(partners, set), { recursive: true });
  const source = site.read(PAGE).replace('<Operation id="', '<Operation id="unknown');
  const faulty = `${source}\n[Nowhere](./no-such-page.mdx)\n`;
  writeFileSync(join(site.dir, PAGE), faulty);

  const args = ['--import', 'tsx', 'scripts/check-content.ts', site.dir];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });

  const places = stderr
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' ')[0]);
  const expected = ['<Operation id="unknown', '[Nowhere]'].map(
    (fault) => `${PAGE}:${positionOf(faulty, fault)}`,
  );
  expect(places).toEqual(expected);
  expect(status).toBe(1);
});
