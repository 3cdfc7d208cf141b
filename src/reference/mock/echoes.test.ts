import { expect, it } from 'vitest';
import type { JsonValue } from '../contract/model';
import { echoesOf } from './echoes';

it.each<[string, JsonValue, JsonValue, readonly (readonly [string, string])[]]>([
  ['a repeated text', { reason: 'lost' }, { state: { why: 'lost' } }, [['/reason', '/state/why']]],
  ['the place of the same name, which is copied anyway', { a: 'lost' }, { a: 'lost' }, []],
  ['texts too short to tell', { a: 'EU' }, { b: 'EU' }, []],
  ['texts of three characters', { a: 'EUR' }, { b: 'EUR' }, [['/a', '/b']]],
  ['nothing that differs', { a: 'lost' }, { b: 'found' }, []],
  [
    'the source of the same name first',
    { x: { a: 'lost', code: 'lost' } },
    { y: { code: 'lost' } },
    [['/x/code', '/y/code']],
  ],
  [
    'the first source where none has the name',
    { a: 'lost', b: 'lost' },
    { y: { code: 'lost' } },
    [['/a', '/y/code']],
  ],
  [
    'what has an object of its own in the request only from there',
    { source: { code: 'lost' }, other: 'found' },
    { source: { name: 'found', twin: 'lost' } },
    [['/source/code', '/source/twin']],
  ],
  ['lists', { a: ['lost'] }, { b: ['found', 'lost'] }, [['/a/0', '/b/1']]],
  ['no objects', 'lost', { b: 'lost' }, [['', '/b']]],
])('finds %s', (_what, request, answer, echoes) => {
  expect(echoesOf(request, answer)).toEqual(echoes);
});
