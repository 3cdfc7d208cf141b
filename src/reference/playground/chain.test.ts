import { describe, expect, it } from 'vitest';
import { jsonOf } from '../contract/http/parse-json';
import type { JsonValue } from '../contract/model';
import { withIds } from './chain';
import type { Draft } from './draft';

const draftOf = (body: JsonValue): Draft => ({
  operation: 'moveCrate',
  values: {},
  body: JSON.stringify(body),
  prefer: '',
  idempotencyKey: '',
});

describe('an identifier in a body that has several forms', () => {
  const needs = { 'body/from/shelfId': 'Shelf', 'body/to/shelfId': 'Shelf' };
  const filled = (body: JsonValue, takes = {}, chosen?: string): JsonValue =>
    jsonOf(withIds(draftOf(body), { needs, takes }, { Shelf: 'new' }, chosen).body);

  it('is filled in where the form that is written has it', () => {
    const body = { from: { type: 'dock' }, to: { type: 'shelf', shelfId: 'old' } };
    const expected = { ...body, to: { type: 'shelf', shelfId: 'new' } };
    expect(filled(body)).toEqual(expected);
    expect(filled(body, {}, 'Shelf')).toEqual(expected);
    expect(filled({ parts: [body] }, { 'body/parts/to/shelfId': 'Shelf' }, 'Shelf')).toEqual({
      parts: [expected],
    });
  });

  it('is filled in once: the second place is another object', () => {
    expect(filled({ to: { shelfId: 'old' }, from: { shelfId: 'old' } })).toEqual({
      from: { shelfId: 'new' },
      to: { shelfId: 'old' },
    });
  });

  it('is added where the body may have it and no form has it', () => {
    const body = { to: { type: 'dock' } };
    expect(filled(body)).toEqual(body);
    const ids = { Shelf: 'new' };
    const added = withIds(
      draftOf(body),
      { needs: {}, takes: { 'body/shelfId': 'Shelf' } },
      ids,
      'Shelf',
    );
    expect(jsonOf(added.body)).toEqual({ ...body, shelfId: 'new' });
  });
});
