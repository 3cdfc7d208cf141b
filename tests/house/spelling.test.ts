import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lenientSets } from '../../cspell.config.mjs';
import { siteFolder } from '../support/editable-site';

it('leaves out sets that need not follow all rules', () => {
  const dir = siteFolder('spelling');
  for (const [set, text] of [
    ['adopted', '# publish: …\nlevel: publish\nconventions: none\n'],
    ['better', 'level: good\n'],
    ['strict', 'level: partner\n'],
  ] as const) {
    mkdirSync(join(dir, set), { recursive: true });
    writeFileSync(join(dir, set, 'set.yaml'), text);
  }
  mkdirSync(join(dir, 'without-file'));
  expect(lenientSets(dir)).toEqual(['adopted', 'better']);
  rmSync(dir, { recursive: true });
});
