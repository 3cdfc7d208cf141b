import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { classes } from './classes';

const check = (body: string, script: string) =>
  classes.check(siteOf({ 'index.html': pageOf(body), 'assets/js/main.js': script }));

describe('classes', () => {
  it.each([
    ['spelled', '<p class="card">x</p>', 'className:"card shadow"'],
    ['begun', '<p class="alert--info">x</p>', '"alert--"+type'],
  ])('accepts a class that is %s', async (_, body, script) => {
    expect(await check(body, script)).toEqual({ checked: 1, faults: [] });
  });

  it('reports a class that is in no script, once', async () => {
    expect(await check('<p class="hero card">x</p><p class="hero">y</p>', '"card"')).toEqual({
      checked: 2,
      faults: ['index.html: no script spells the class "hero"'],
    });
  });
});
