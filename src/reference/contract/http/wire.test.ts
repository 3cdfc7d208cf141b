import { describe, expect, it } from 'vitest';
import type { JsonValue, Serialization } from '../model';
import { cookieHeader, queryText, wireValues, type WireParameter } from './wire';

const LIST = ['blue', 'black', 'brown'];
const COLORS = { R: 100, G: 200, B: 150 };

const sent = (parameter: WireParameter, value: JsonValue): string => {
  const values = wireValues(parameter, value);
  return parameter.in === 'query' ? queryText(values) : values.map(([, text]) => text).join();
};

/** The table of styles of the Parameter Object (OpenAPI 3.1.1), with the parameter `color`. */
const TABLE: readonly (readonly [
  place: 'path' | 'query' | 'header',
  style: NonNullable<Serialization['style']>,
  explode: boolean,
  list: string,
  object: string,
  text?: string,
  empty?: string,
])[] = [
  [
    'path',
    'matrix',
    false,
    ';color=blue,black,brown',
    ';color=R,100,G,200,B,150',
    ';color=blue',
    ';color',
  ],
  [
    'path',
    'matrix',
    true,
    ';color=blue;color=black;color=brown',
    ';R=100;G=200;B=150',
    ';color=blue',
    ';color',
  ],
  ['path', 'label', false, '.blue,black,brown', '.R,100,G,200,B,150', '.blue', '.'],
  ['path', 'label', true, '.blue.black.brown', '.R=100.G=200.B=150', '.blue', '.'],
  ['path', 'simple', false, 'blue,black,brown', 'R,100,G,200,B,150', 'blue', ''],
  ['path', 'simple', true, 'blue,black,brown', 'R=100,G=200,B=150', 'blue', ''],
  ['header', 'simple', false, 'blue,black,brown', 'R,100,G,200,B,150', 'blue', ''],
  ['header', 'simple', true, 'blue,black,brown', 'R=100,G=200,B=150', 'blue', ''],
  [
    'query',
    'form',
    false,
    'color=blue,black,brown',
    'color=R,100,G,200,B,150',
    'color=blue',
    'color=',
  ],
  [
    'query',
    'form',
    true,
    'color=blue&color=black&color=brown',
    'R=100&G=200&B=150',
    'color=blue',
    'color=',
  ],
  [
    'query',
    'spaceDelimited',
    false,
    'color=blue%20black%20brown',
    'color=R%20100%20G%20200%20B%20150',
  ],
  [
    'query',
    'pipeDelimited',
    false,
    'color=blue%7Cblack%7Cbrown',
    'color=R%7C100%7CG%7C200%7CB%7C150',
  ],
];

const ROWS = TABLE.map(([place, style, explode, ...texts]) => ({
  parameter: { in: place, name: 'color', style, explode },
  texts,
}));

describe.each(ROWS)('$parameter', ({ parameter, texts: [list, object, text, empty] }) => {
  it('is serialized as in the table of OpenAPI', () => {
    expect(sent(parameter, LIST)).toBe(list);
    expect(sent(parameter, COLORS)).toBe(object);
    if (text !== undefined) expect(sent(parameter, 'blue')).toBe(text);
    if (empty !== undefined) expect(sent(parameter, '')).toBe(empty);
  });
});

describe('wireValues', () => {
  it.each<[WireParameter, JsonValue, string]>([
    // Without a style: `form` and exploded in a query, `simple` in a path.
    [{ in: 'query', name: 'color' }, LIST, 'color=blue&color=black&color=brown'],
    [{ in: 'path', name: 'color' }, COLORS, 'R,100,G,200,B,150'],
    [{ in: 'query', name: 'color', style: 'pipeDelimited' }, LIST, 'color=blue%7Cblack%7Cbrown'],
    [
      { in: 'query', name: 'color', style: 'deepObject' },
      { R: 100, price: { from: 1 }, tags: ['a', 'b'] },
      'color%5BR%5D=100&color%5Bprice%5D%5Bfrom%5D=1&color%5Btags%5D=a&color%5Btags%5D=b',
    ],
    [
      { in: 'query', name: 'page' },
      { size: 20, sort: ['name', 'age'] },
      'size=20&sort=name&sort=age',
    ],
    [{ in: 'query', name: 'color', explode: false }, ['a,b', 'c'], 'color=a%2Cb,c'],
    [{ in: 'query', name: 'q' }, "a/b?c=d&e 'f' $g", 'q=a/b%3Fc%3Dd%26e%20%27f%27%20%24g'],
    [
      { in: 'query', name: 'q', allowReserved: true },
      "a/b?c=d&e 'f' $g",
      'q=a/b?c=d%26e%20%27f%27%20%24g',
    ],
    [
      { in: 'query', name: 'q', content: 'application/json' },
      { a: [1] },
      'q=%7B%22a%22:%5B1%5D%7D',
    ],
    [{ in: 'path', name: 'q', content: 'application/json' }, { a: 1 }, '%7B%22a%22%3A1%7D'],
    [{ in: 'path', name: 'id', style: 'label' }, 'a/b', '.a%2Fb'],
    [{ in: 'query', name: 'list' }, [], ''],
    [{ in: 'query', name: 'list' }, [{ a: 1 }], 'list=%7B%22a%22:1%7D'],
  ])('writes %j %j as %s', (parameter, value, text) => {
    expect(sent(parameter, value)).toBe(text);
  });

  it('writes cookies as one header', () => {
    const cookie = { in: 'cookie', name: 'color' } as const;
    expect(cookieHeader([...wireValues(cookie, LIST), ['a;b', 'c d']])).toBe(
      'color=blue; color=black; color=brown; a%3Bb=c%20d',
    );
    expect(cookieHeader(wireValues({ ...cookie, explode: false }, ['a,b', 'c']))).toBe(
      'color=a%2Cb,c',
    );
  });
});
