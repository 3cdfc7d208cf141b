import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workspaceAt } from '../../src/reference/contract/testing/workspace';
import { rangesOf, readAllowedFigures } from '../../src/reference/remark/words/figures';
import { proseOf } from '../../src/reference/remark/words/prose';
import { ROOT } from '../support/paths';

it('every figure on the list of allowed figures is used', () => {
  const list = readAllowedFigures(workspaceAt(ROOT), ROOT)?.list ?? [];
  const used = new Set(
    readdirSync('partners', { recursive: true, encoding: 'utf8' })
      .map((file) => `partners/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(mdx|yaml)$/.test(file) && !file.endsWith('/figures.yaml'))
      .map((file) => proseOf(file, readFileSync(file, 'utf8')))
      .flatMap((prose) => list.filter((figure) => rangesOf(figure, prose).length > 0)),
  );
  expect(list.filter((figure) => !used.has(figure))).toEqual([]);
  expect(list.length).toBeGreaterThan(50);
});
