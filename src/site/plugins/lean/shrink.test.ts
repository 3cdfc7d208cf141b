import { describe, expect, it } from 'vitest';
import { shrink, spelledIn } from './shrink';

const shrunk = (css: string, ...scripts: string[]): string =>
  shrink(new Map([['site.css', css]]), spelledIn(scripts)).get('site.css') ?? '';

describe('shrinking', () => {
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
  ])('keeps %s', (_, css, script) => {
    expect(shrunk(css, script)).toBe(css);
  });

  it.each([
    ['a class that no script spells', '.hero{color:red}a{color:red}', 'a{color:red}'],
    ['a compound that needs the class', 'a.hero:hover{color:red}b{color:red}', 'b{color:red}'],
    ['the same inside a layer', '@layer a{.hero{color:red}b{color:red}}', '@layer a{b{color:red}}'],
    ['a property that nothing reads', ':root{--ink:red}b{color:red}', 'b{color:red}'],
    [
      'a property that only a dropped rule read',
      ':root{--ink:red}.hero{color:var(--ink)}b{color:red}',
      'b{color:red}',
    ],
    ['a class that is a word of a sentence', '.card{color:red}b{color:red}', 'b{color:red}'],
  ])('drops %s', (_, css, expected) => {
    expect(shrunk(css, 'className:"her hero2",text:"The card, as issued.",e.hero.card')).toBe(
      expected,
    );
  });

  it('keeps properties that another stylesheet reads', () => {
    const sheets = new Map([
      ['site.css', ':root{--ink:red}[data-theme=dark]{--ink:pink}'],
      ['page.css', 'b{color:var(--ink)}'],
    ]);
    expect([...shrink(sheets, spelledIn([]))]).toEqual([...sheets]);
  });
});
