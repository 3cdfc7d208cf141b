import { describe, expect, it } from 'vitest';
import { expandFigures } from './expand';
import { asDuration, inWords, type Fact } from './fact';

const fact = (given: Partial<Fact>): Fact => ({
  id: 'wait',
  value: 24,
  to: undefined,
  unit: 'hour',
  what: 'Wait before it can be used',
  ...given,
});
const facts = new Map(
  [fact({}), fact({ id: 'delivery', value: 3, to: 10, unit: 'business day' })].map((figure) => [
    figure.id,
    figure,
  ]),
);

describe('inWords', () => {
  it.each([
    [{}, '24 hours'],
    [{ value: 1, unit: 'day' }, '1 day'],
    [{ value: 3, to: 10, unit: 'business day' }, '3 to 10 business days'],
    [{ value: [60, 30, 7], unit: 'day' }, '60, 30 and 7 days'],
    [{ value: 1000, unit: 'pixel' }, '1,000 pixels'],
    [{ value: 20, unit: 'address' }, '20 addresses'],
    [{ value: 3, unit: 'percent' }, '3 percent'],
    [{ value: 10, unit: 'MiB' }, '10 MiB'],
    [{ value: '07:00', to: '16:00', unit: 'CET' }, '07:00 to 16:00 CET'],
  ])('%j is "%s"', (given, words) => expect(inWords(fact(given))).toBe(words));
});

describe('asDuration', () => {
  it.each([
    [{}, 'PT24H'],
    [{ value: 14, unit: 'day' }, 'P14D'],
    [{ value: 0.5 }, undefined],
    [{ unit: 'business day' }, undefined],
    [{ value: 3, to: 10, unit: 'day' }, undefined],
  ])('%j is %s', (given, duration) => expect(asDuration(fact(given))).toBe(duration));
});

describe('expandFigures', () => {
  it('replaces tags with their figures and keeps the rest unchanged', () => {
    const source =
      'Wait <Figure id="wait" />.\n| `x` | <Figure\n  id="delivery" /> | <Figures /> |';
    expect(expandFigures(source, facts)).toEqual({
      text: 'Wait 24 hours.\n| `x` | 3 to 10 business days | <Figures /> |',
      mistakes: [],
    });
    expect(expandFigures('<Figure id="wait" as="duration" />', facts).text).toBe('PT24H');
  });

  it('makes a table of the attempts from the waits between them', () => {
    const retries = fact({ id: 'retries', value: [5, 300, 3600, 86_400], unit: 'second' });
    const { text } = expandFigures(
      '<Figure id="retries" as="attempts" />',
      new Map([['retries', retries]]),
    );
    expect(text.split('\n').slice(2)).toEqual([
      '| 1 | none | 0 s |',
      '| 2 | 5 s | 5 s |',
      '| 3 | 5 min | 5 min 5 s |',
      '| 4 | 1 h | 1 h 5 min |',
      '| 5 | 1 day | 1 day 1 h 5 min |',
    ]);
  });

  it.each([
    ['It is <Figure id="wiat" />.', 'There is no figure `wiat`', 'did you mean `wait`?'],
    ['It is <Figure />.', '<Figure> is written wrongly', 'write `<Figure id='],
    ['It is <Figure id="wait">.', '<Figure> is written wrongly', 'write `<Figure id='],
    ['It is <Figure id={wait} />.', '<Figure> is written wrongly', 'write `<Figure id='],
    [
      'It is <Figure id="delivery" as="duration" />.',
      'The figure `delivery` is not a single duration',
      'leave `as="duration"` out',
    ],
    [
      'It is <Figure id="wait" as="attempts" />.',
      'The figure `wait` is not a series of waits',
      'leave `as="attempts"` out',
    ],
  ])('reports the mistake in %s', (source, message, next) => {
    const { text, mistakes } = expandFigures(source, facts);
    expect(text).toBe(source);
    expect(mistakes).toEqual([
      { offset: 6, message, next: expect.stringContaining(next) as string },
    ]);
  });
});
