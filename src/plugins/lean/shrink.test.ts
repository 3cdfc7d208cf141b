import { describe, expect, it } from 'vitest';
import { shrink } from './shrink';
import { spelledIn } from './unused';

const shrunk = (css: string, ...scripts: string[]): string => shrink(css, spelledIn(scripts));

describe('shrink', () => {
  it.each([
    ['a class that a script spells', '.card{color:red}', 'className:"card shadow"'],
    ['a class put together', '.alert--info{color:red}', '"alert--"+type'],
    ['a class put together in a template', '.alert--info{color:red}', '`alert alert--${type}`'],
    ['an element', 'blockquote{color:red}', ''],
    ['an attribute', '[data-theme=dark]{color:red}', ''],
    ['a pseudo-class alone', ':focus-visible{color:red}', ''],
    ['a property that a rule reads', ':root{--ink:red}a{color:var(--ink)}', ''],
    ['a property that a script reads', ':root{--ink:red}', 'getPropertyValue("--ink")'],
    ['a rule of several selectors, one of them used', '.hero,a{color:red}', ''],
    ['one alternative of :is()', ':is(.card,article) p{color:red}', '"card"'],
  ])('keeps %s', (_, css, script) => {
    expect(shrunk(css, script)).toBe(css);
  });

  it.each([
    ['a class that no script spells', '.hero{color:red}a{color:red}', 'a{color:red}'],
    ['a compound that needs the class', 'a.hero:hover{color:red}b{color:red}', 'b{color:red}'],
    ['the same inside a layer', '@layer x{.hero{color:red}b{color:red}}', '@layer x{b{color:red}}'],
    ['a property that nothing reads', ':root{--ink:red}b{color:red}', 'b{color:red}'],
    [
      'a property that a dropped rule alone read',
      ':root{--ink:red}.hero{color:var(--ink)}b{color:red}',
      'b{color:red}',
    ],
  ])('drops %s', (_, css, expected) => {
    expect(shrunk(css, 'className:"her hero2"')).toBe(expected);
  });
});
