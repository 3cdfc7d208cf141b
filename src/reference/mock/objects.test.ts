import { describe, expect, it } from 'vitest';
import { asText } from '../contract/json';
import type { JsonObject } from '../contract/model';
import { Objects } from './objects';

const open = () => {
  const changes: [string, JsonObject][] = [];
  const objects = new Objects(
    (_type, { createdAt }) => asText(createdAt) ?? '',
    ({ key }, before) => changes.push([key, before]),
  );
  const add = (key: string, value: JsonObject, type = 'Loan') =>
    objects.add({ type, key, value, seed: false });
  const keysHaving = (place: string, value: string) =>
    objects.having('Loan', place, value).map(({ key }) => key);
  return { objects, changes, add, keysHaving };
};

describe('the objects of a session', () => {
  it('are found by type and key, and counted', () => {
    const { objects, add } = open();
    const loan = add('a', {});
    const other = add('a', {}, 'Case');
    expect([objects.find('Loan', 'a'), objects.find('Case', 'a')]).toEqual([loan, other]);
    expect(objects.find('Loan', 'b')).toBeUndefined();
    expect([...objects.all()]).toEqual([loan, other]);
    expect([loan.serial, other.serial, objects.lastSerial]).toEqual([1, 2, 2]);
  });

  it('of a type are in order of their creation', () => {
    const { objects, add } = open();
    const [late] = [add('late', { createdAt: '3' }), add('first', { createdAt: '1' })];
    add('second', { createdAt: '1' });
    add('case', { createdAt: '2' }, 'Case');
    const keys = () => objects.ofType('Loan').map(({ key }) => key);
    expect(keys()).toEqual(['first', 'second', 'late']);
    late.value = { createdAt: '0' };
    expect(keys()).toEqual(['late', 'first', 'second']);
    expect(objects.ofType('Nothing')).toEqual([]);
  });

  it('are found by the value at a place, also after a change', () => {
    const { add, keysHaving } = open();
    const loan = add('a', { reader: { id: 'x' }, number: 7 });
    expect(keysHaving('/reader/id', 'x')).toEqual(['a']);
    expect(keysHaving('/number', '7')).toEqual(['a']);
    add('b', { reader: { id: 'x' } });
    loan.value = { reader: { id: 'y' } };
    expect([keysHaving('/reader/id', 'x'), keysHaving('/reader/id', 'y')]).toEqual([['b'], ['a']]);
    expect(keysHaving('/number', '7')).toEqual([]);
    loan.value = {};
    expect(keysHaving('/reader/id', 'y')).toEqual([]);
    loan.value = { reader: { id: 'x' } };
    expect(keysHaving('/reader/id', 'x')).toEqual(['a', 'b']);
  });

  it('report their previous value after each change', () => {
    const { changes, add } = open();
    const loan = add('a', { number: 1 });
    loan.value = { number: 2 };
    loan.value = { number: 3 };
    expect(changes).toEqual([
      ['a', {}],
      ['a', { number: 1 }],
      ['a', { number: 2 }],
    ]);
  });
});
