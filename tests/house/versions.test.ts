import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { setIds } from '../../src/site/config/sets';
import { ROOT } from '../support/paths';

const FOLDERS = ['partners', 'tests/sample', 'tests/integrations', 'src/site'];
/** Files that record what was released, or are generated. */
const RECORDS = /\/change-log\.yaml$|\/releases\/|\/contract\.d\.ts$/;
/** Where the version is stated, and days that only happen to be the same. */
const STATED = /^\s+version: '|effectiveFrom:/;

it('a version is written out only where it is stated, so a release makes nothing stale', () => {
  const versions = setIds.map((set) => {
    const text = readFileSync(join(ROOT, 'partners', set, 'openapi.yaml'), 'utf8');
    return (parse(text) as { readonly info: { readonly version: string } }).info.version;
  });
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  ).filter((file) => /\.(?:mdx|ya?ml|tsx?|mjs|json)$/.test(file) && !RECORDS.test(file));
  expect(files.length).toBeGreaterThan(200);
  const written = files
    .filter((file) => !/\.test\.tsx?$/.test(file) || file.startsWith('tests/sample'))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        // In a timestamp, a day is no version.
        .filter((line) =>
          versions.some((version) => line.replaceAll(`${version}T`, '').includes(version)),
        )
        .filter((line) => !STATED.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(written).toEqual([]);
});
