import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { SCRIPTS, STYLES } from './cache-groups';

const SOURCE = resolve(import.meta.dirname, '../../../..');
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);

// If a folder is moved, its styles silently return to every page.
it.each([...Object.values(STYLES).flat(), ...SCRIPTS])('src/%s exists', (path) => {
  expect(
    FILES.filter((file) => file.startsWith(`${path}/`) || file.startsWith(`${path}.`)),
  ).not.toEqual([]);
});
