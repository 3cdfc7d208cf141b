import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SeededSite } from '../../tests/mistakes/seeded-site';
import { ROOT } from '../../tests/support/paths';
import { adoptAndWrite } from '../adopt/index';
import { score } from '.';
import { cardText } from './card';

const SET = { id: 'pets', title: 'Pets' };
const CONTRACT = 'partners/pets/openapi.yaml';

let site: SeededSite;
beforeAll(async () => {
  site = new SeededSite();
  for (const file of ['src/site/sets.ts', '.prettierrc.json']) {
    cpSync(join(ROOT, file), join(site.dir, file));
  }
  const file = join(ROOT, 'tests/fixtures/adopt/pet-shop-3.0.yaml');
  await adoptAndWrite(site.dir, [file, '--set', 'pets'], '2026-12-01');
});
afterAll(() => site.remove());

const cardOf = () => score(site.dir, '', SET);
const edit = (from: string, to: string): void => {
  const path = join(site.dir, CONTRACT);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};

describe('the card of a set', () => {
  it('lists complete parts, and the way to the next levels', async () => {
    await expect(cardText(await cardOf())).toMatchFileSnapshot('card.golden.txt');
  });

  it('counts a part that is added', async () => {
    const have = async (name: string) => {
      const { parts, ways } = await cardOf();
      const steps = ways.flatMap(({ steps: all }) => all);
      return [
        parts.find((part) => part.name === name)?.have,
        steps.find(({ rule }) => rule === 'operation-summary')?.count,
      ];
    };
    const [summaries = 0, findings = 0] = await have('Summaries');
    edit('    get:\n', '    get:\n      summary: List pets\n');
    expect(await have('Summaries')).toEqual([summaries + 1, findings - 1]);
  });

  it('lists problems that stop the build', async () => {
    edit('title: Pet shop', "title: Pet shop\n  contact: { $ref: '#/nothing' }");
    const { mistakes } = await cardOf();
    expect(mistakes.join('\n')).toContain(`${CONTRACT}:`);
  });

  it('has nothing above the highest level', async () => {
    const { level, ways, mistakes } = await score(site.dir, 'https://docs.library.example', {
      id: 'general',
      title: 'Library',
    });
    expect({ level, ways, mistakes }).toEqual({ level: 'partner', ways: [], mistakes: [] });
  });
});
