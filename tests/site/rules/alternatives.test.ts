import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { alternatives } from './alternatives';

const check = (body: string) => alternatives.check(siteOf({ 'index.html': pageOf(body) }));

describe('alternatives', () => {
  it.each([
    '<img src="a.png" alt="">',
    '<svg aria-hidden="true"></svg>',
    '<svg style="display:none"><symbol id="a"></symbol></svg>',
    '<svg role="img"><title>Lifecycle of a card</title></svg>',
    '<svg role="img" aria-label="Lifecycle"></svg>',
    '<table><tr><td></td><th>Takes</th></tr></table>',
    '<button aria-label="Copy"><svg></svg></button>',
    '<a href="/"><img src="a.png" alt="Home"></a>',
    '<span aria-hidden="true"><svg></svg></span><a href="/">Home</a>',
  ])('accepts %s', async (body) => {
    const { checked, faults } = await check(body);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(0);
  });

  it.each([
    ['<img src="a.png">', 'img without alt'],
    ['<svg></svg>', 'svg neither hidden'],
    ['<svg role="img"></svg>', 'but no name'],
    ['<table><tr><th> </th></tr></table>', 'th without words'],
    ['<button><svg aria-hidden="true"></svg></button>', 'button without a name'],
    ['<a href="/"><span aria-hidden="true">→</span></a>', 'a without a name'],
    ['<details><summary></summary></details>', 'summary without a name'],
    ['<button aria-label="×"></button>', 'button named by a sign: ×'],
  ])('reports %s', async (body, fault) => {
    const { faults } = await check(body);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});
