import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSite } from '../../mock/support';
import { Player } from './player';
import { card } from './plays/card';
import { payWebhook, webhook } from './plays/webhook';
import type { Script } from './plays/play';
import { stepsOf } from './steps';

const PARTNERS = join(import.meta.dirname, '../../../partners');
const SCRIPTS: readonly Script[] = [card, webhook, payWebhook];
const subjects = await loadSite();
const sourceOf = (file: string): string => readFileSync(join(PARTNERS, file), 'utf8');
let played = 0;

let written = 0;

afterAll(() => console.log(`scripts: ${played} of ${written} steps played as the pages say`));

describe.each(subjects)('$set', (subject) => {
  const scripts = SCRIPTS.filter(({ file }) => file.startsWith(`${subject.set}/`));

  it.each(scripts.map((script) => [script.file, script] as const))('%s', async (file, script) => {
    const steps = stepsOf(sourceOf(file));
    written += steps.length;
    expect(steps).toHaveLength(script.steps.length);
    const player = new Player(subject);
    await script.before?.(player);
    const missing: string[] = [];
    for (const [index, step] of steps.entries()) {
      player.begin();
      await script.steps[index]?.(player);
      missing.push(
        ...player
          .missing(step)
          .map((token) => `${file}:${step.line} step ${step.number}: ${token}`),
      );
      played += 1;
    }
    expect(missing).toEqual([]);
  });
});

it('plays every script of the pages', () => {
  const files = readdirSync(PARTNERS, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.mdx'));
  const scripted = files.filter((file) => stepsOf(sourceOf(file)).length > 0);
  expect(SCRIPTS.map(({ file }) => file).sort()).toEqual(scripted.sort());
});

describe('a step with a wrong statement', () => {
  const [subject] = subjects;
  const WRITTEN =
    '### Script: a\n\n1. Ask for `XTS`: `404` with `balance_not_found`. Wait 5 seconds.';

  const missingOf = async (source: string): Promise<readonly string[]> => {
    const [step] = stepsOf(source);
    if (!subject || !step) throw new Error('There is no step.');
    const player = new Player(subject);
    player.begin();
    await player.send('listPartnerBalances', { query: { unit: 'XTS' } });
    player.advance('PT5S');
    return player.missing(step);
  };

  it.each([
    ['nothing', WRITTEN, []],
    ['a value', WRITTEN.replace('XTS', 'XAU'), ['XAU']],
    ['a status', WRITTEN.replace('404', '409'), ['409 with balance_not_found']],
    ['a duration', WRITTEN.replace('5 seconds', '6 seconds'), ['6 seconds']],
    ['an amount', WRITTEN.replace('Wait', 'Pay 10.00 EUR. Wait'), ['10.00']],
  ])('is detected: %s', async (_what, source, missing) => {
    expect(await missingOf(source)).toEqual(missing);
  });
});
