import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { positionOf } from '../../src/reference/contract/testing/site-copy';
import { ROOT } from '../support/paths';
import { SiteCopy } from '../support/site-copy';

function checkContent(siteDir: string): { status: number | null; lines: readonly string[] } {
  const args = ['--import', 'tsx', 'scripts/check-content.ts', siteDir];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  return { status, lines: stderr.split('\n').filter(Boolean) };
}

it(
  'an unknown operation and a dead link fail the check of the content, with their places',
  { timeout: 240_000 },
  () => {
    const site = new SiteCopy();
    try {
      const page = readdirSync(join(site.dir, 'partners'), { recursive: true, encoding: 'utf8' })
        .map((file) => `partners/${file.replaceAll('\\', '/')}`)
        .filter((file) => file.endsWith('.mdx'))
        .find((file) => site.read(file).includes('<Operation id="'));
      if (!page) throw new Error('No page shows an operation.');
      const path = join(site.dir, page);
      const source = readFileSync(path, 'utf8').replace(
        '<Operation id="',
        '<Operation id="unknown',
      );
      const faulty = `${source}\n[Nowhere](./no-such-page.mdx)\n`;
      writeFileSync(path, faulty);
      const { status, lines } = checkContent(site.dir);
      expect(status).toBe(1);
      for (const fault of ['<Operation id="unknown', '[Nowhere]']) {
        const place = `${page}:${positionOf(faulty, fault)}`;
        expect(lines.filter((line) => line.startsWith(`${place} `))).toHaveLength(1);
      }
    } finally {
      site.remove();
    }
  },
);
