import { describe, expect, it } from 'vitest';
import { shrink } from './shrink';
import { spelledIn } from './unused';

const shrunk = (css: string, ...scripts: string[]): string =>
  shrink(new Map([['site.css', css]]), spelledIn(scripts)).get('site.css') ?? '';

describe('unused names', () => {
  it.each([
    ['a class that a script spells', '.card{color:red}', 'className:"card shadow"'],
    ['a class of a template', '.card{color:red}', '`shadow card ${more}`'],
    ['a class behind a value', '.card{color:red}', '`${more} card`'],
    ['a class that is a key', '.card{color:red}', 'clsx({shadow:a,card:b})'],
    ['a class of HTML in a text', '.card{color:red}', '"<p class=\\"card shadow\\">"'],
    ['a class put together', '.alert--info{color:red}', '"alert--"+type'],
    ['a class put together in a template', '.alert--info{color:red}', '`alert alert--${type}`'],
    ['an element', 'blockquote{color:red}', ''],
    ['an attribute', '[data-theme=dark]{color:red}', ''],
    ['a pseudo-class alone', ':focus-visible{color:red}', ''],
    ['a property that a script reads', ':root{--ink:red}', 'getPropertyValue("--ink")'],
    ['a rule of several selectors, one of them used', '.hero,a{color:red}', ''],
    ['one alternative of :is()', ':is(.card,article) p{color:red}', '"card"'],
  ])('keep %s', (_, css, script) => {
    expect(shrunk(css, script)).toBe(css);
  });

  it.each([
    ['a class that no script spells', '.hero{color:red}a{color:red}', 'a{color:red}'],
    ['a compound that needs the class', 'a.hero:hover{color:red}b{color:red}', 'b{color:red}'],
    ['the same inside a layer', '@layer a{.hero{color:red}b{color:red}}', '@layer a{b{color:red}}'],
    ['a property that nothing reads', ':root{--ink:red}b{color:red}', 'b{color:red}'],
    [
      'a property that a dropped rule alone read',
      ':root{--ink:red}.hero{color:var(--ink)}b{color:red}',
      'b{color:red}',
    ],
    ['a class that is a word of a sentence', '.card{color:red}b{color:red}', 'b{color:red}'],
  ])('drop %s', (_, css, expected) => {
    expect(shrunk(css, 'className:"her hero2",text:"The card, as issued.",e.hero.card')).toBe(
      expected,
    );
  });

  it('count what another stylesheet reads', () => {
    const sheets = new Map([
      ['site.css', ':root{--ink:red}[data-theme=dark]{--ink:pink}'],
      ['page.css', 'b{color:var(--ink)}'],
    ]);
    expect([...shrink(sheets, spelledIn([]))]).toEqual([...sheets]);
  });
});

it('layers have one letter each, the same in every stylesheet', () => {
  const sheets = new Map([
    ['site.css', '@layer theme.base{b{top:0}}@layer theme.more{b{top:1px}}'],
    ['page.css', '@layer theme.more{i{top:0}}'],
  ]);
  expect([...shrink(sheets, spelledIn([])).values()]).toEqual([
    '@layer a.b{b{top:0}}@layer a.c{b{top:1px}}',
    '@layer a.c{i{top:0}}',
  ]);
});

describe('what the site always overrides', () => {
  it.each([
    [
      'the same selector',
      '@layer a{b{top:0}a:hover{color:red}}a:hover{color:#00f}',
      '@layer a{b{top:0}}a:hover{color:#00f}',
    ],
    [
      'a longhand',
      '@layer a{b{top:0}a{padding-left:1px}}a{padding:0}',
      '@layer a{b{top:0}}a{padding:0}',
    ],
    [
      'a property of the document element',
      '@layer a{html[data-theme=dark]{--a:1px;color:red}}:root{--a:2px}@media print{:root{--a:3px}}b{top:var(--a)}',
      '@layer a{html[data-theme=dark]{color:red}}:root{--a:2px}@media print{:root{--a:3px}}b{top:var(--a)}',
    ],
  ])('goes: %s', (_, css, expected) => {
    expect(shrunk(css)).toBe(expected);
  });

  it.each([
    ['another selector', '@layer a{a:hover{color:red}}a{color:#00f}'],
    ['one of two selectors', '@layer a{a,b{color:red}}a{color:#00f}'],
    ['under a condition', '@layer a{a{color:red}}@media print{a{color:#00f}}'],
    ['important', '@layer a{a{color:red!important}}a{color:#00f}'],
    [
      'another element with an attribute',
      '@layer a{[type=text]{--a:1px;top:var(--a)}}:root{--a:2px}b{top:var(--a)}',
    ],
    ['a radius beside a border', '@layer a{a{border-radius:1px}}a{border:0}'],
  ])('stays: %s', (_, css) => {
    expect(shrunk(css)).toBe(css);
  });
});

describe('constants', () => {
  it.each([
    [':root{--a:1px}b{top:var(--a)}', 'b{top:1px}'],
    [':root{--a:1px;--b:var(--a)}b{margin:var(--b)var(--a)}', 'b{margin:1px}'],
    [':root{--a:1px}b{top:calc(2*var(--a))}', 'b{top:2px}'],
    [':root{--a:1px}b{top:var(--a,2px)}', 'b{top:1px}'],
  ])('take the place of the property: %s', (css, expected) => {
    expect(shrunk(css)).toBe(expected);
  });

  it.each([
    ['another value in dark mode', ':root{--a:red}[data-theme=dark]{--a:pink}b{color:var(--a)}'],
    ['another value on paper', ':root{--a:red}@media print{:root{--a:#000}}b{color:var(--a)}'],
    ['another value below an element', ':root{--a:red}p{--a:pink}b{color:var(--a)}'],
    ['on an element alone', 'p{--a:red}b{color:var(--a)}'],
    ['under a condition alone', '@media print{:root{--a:red}}b{color:var(--a)}'],
    [
      'made of a property that varies below the document',
      'p{--b:red}:root{--b:pink;--a:var(--b)}b{color:var(--a)}',
    ],
    ['a keyword for every property', ':root{--a:inherit}b{color:var(--a)}'],
  ])('stays: %s', (_, css) => {
    expect(shrunk(css)).toBe(css);
  });

  it('stays: a value that a script changes', () => {
    const css = ':root{--a:red}b{color:var(--a)}';
    expect(shrunk(css, 'style.setProperty("--a",color)')).toBe(css);
  });
});

it('the rule for focus by pointer goes: it has all styles computed again on a click', () => {
  const rule = 'body:not(.navigation-with-keyboard) :not(input):focus{outline:0}';
  const other = 'body:not(.is-open) a{color:red}';
  expect(shrunk(rule + other, '"navigation-with-keyboard is-open"')).toBe(other);
});
