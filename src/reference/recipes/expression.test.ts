import { describe, expect, it } from 'vitest';
import { conditionOf, evaluate, fill, holds, type Scope } from './expression';

const SCOPE: Scope = {
  inputs: { run: 'r1' },
  steps: new Map([['order', { id: 'ord_1', amount: 5 }]]),
  answer: {
    status: 201,
    headers: new Headers({ Location: '/v1/orders/ord_1' }),
    body: { status: 'open', lines: [{ count: 2 }], note: null },
  },
};

describe('an expression', () => {
  it.each([
    ['$statusCode', 201],
    ['$inputs.run', 'r1'],
    ['$steps.order.outputs.id', 'ord_1'],
    ['$response.header.location', '/v1/orders/ord_1'],
    ['$response.body#/lines/0/count', 2],
    ['$response.body#/lines/1/count', undefined],
    ['$steps.none.outputs.id', undefined],
  ])('%s is read', (expression, value) => {
    expect(evaluate(expression, SCOPE)).toEqual(value);
  });

  it('is filled in everywhere, and keeps its type when it is the whole text', () => {
    const body = {
      id: '$steps.order.outputs.amount',
      name: ['order-{$inputs.run}', '{$no}'],
      n: 1,
    };
    expect(fill(body, SCOPE)).toEqual({ id: 5, name: ['order-r1', '{$no}'], n: 1 });
  });
});

describe('a condition', () => {
  it.each([
    ['$statusCode == 201', true],
    ['$statusCode != 201', false],
    ["$response.body#/status == 'open'", true],
    ["$response.body#/status == 'done'", false],
    ['$response.body#/lines/0/count >= 2', true],
    ['$response.body#/lines/0/count > 2', false],
    ['$response.body#/lines/0/count < 3', true],
    ["$response.body#/status > 'a'", false],
    ['$response.body#/note == null', true],
    ['$response.body#/missing == null', false],
    ["$steps.order.outputs.id == 'ord_1'", true],
    ['it is open', false],
  ])('%s: %s', (condition, expected) => {
    expect(holds(condition, SCOPE)).toBe(expected);
  });

  it('is undefined when it refers to something that no answer has', () => {
    expect(conditionOf("$response.text#/status == 'open'")).toBeUndefined();
    expect(conditionOf('$statusCode = 201')).toBeUndefined();
  });
});
