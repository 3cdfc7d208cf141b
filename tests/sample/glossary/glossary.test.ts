import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkProse, readGlossary } from '../../glossary/glossary';
import { proseOf } from '../../glossary/prose';

const GLOSSARY = 'partners/shared/glossary.yaml';

it('every page and every contract text follows the glossary', () => {
  const files = readdirSync('partners', { recursive: true, encoding: 'utf8' })
    .map((file) => join('partners', file).replaceAll('\\', '/'))
    .filter((file) => /\.(mdx|yaml)$/.test(file) && file !== GLOSSARY);
  const { checked, faults } = checkProse(
    readGlossary(readFileSync(GLOSSARY, 'utf8')),
    files.map((file) => proseOf(file, readFileSync(file, 'utf8'))),
  );
  console.log(`${checked} words of prose looked at in ${files.length} files`);
  expect(faults).toEqual([]);
  expect(files.length).toBeGreaterThan(80);
  expect(checked).toBeGreaterThan(40_000);
});
