import { describe, expect, it } from 'vitest';
import { jsonOf } from '../contract/http/parse-json';
import type { JsonValue } from '../contract/model';
import { Validator } from '../contract/schema/validate';
import { operation } from '../mock/testing/loans';
import type { Entry } from './catalog';
import { followUps, withIds } from './chain';
import type { OperationGuide } from './data';
import type { Draft } from './draft';

const draftOf = (body: JsonValue): Draft => ({
  operation: 'moveCrate',
  values: {},
  body: JSON.stringify(body),
  prefer: '',
  idempotencyKey: '',
});

describe('an identifier in a body with several forms', () => {
  const needs = { 'body/from/shelfId': 'Shelf', 'body/to/shelfId': 'Shelf' };
  const filled = (body: JsonValue, takes = {}, chosen?: string): JsonValue =>
    jsonOf(withIds(draftOf(body), { needs, takes }, { Shelf: 'new' }, chosen).body);

  it('is filled in at the place of the current form', () => {
    const body = { from: { type: 'dock' }, to: { type: 'shelf', shelfId: 'old' } };
    const expected = { ...body, to: { type: 'shelf', shelfId: 'new' } };
    expect(filled(body)).toEqual(expected);
    expect(filled(body, {}, 'Shelf')).toEqual(expected);
    expect(filled({ parts: [body] }, { 'body/parts/to/shelfId': 'Shelf' }, 'Shelf')).toEqual({
      parts: [expected],
    });
  });

  it('is filled in once, since the second place is another object', () => {
    expect(filled({ to: { shelfId: 'old' }, from: { shelfId: 'old' } })).toEqual({
      from: { shelfId: 'new' },
      to: { shelfId: 'old' },
    });
  });

  it('is added to an optional place that the body does not have', () => {
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

describe('the operations that can follow with an identifier', () => {
  type Part = Partial<
    Pick<Entry['operation'], 'method' | 'target'> & Pick<OperationGuide, 'leads'>
  >;

  const entryOf = ([id, { leads = {}, ...part }]: [string, Part]): Entry => ({
    topic: '',
    href: '',
    operation: operation({ id, ...part }),
    validator: new Validator({}),
    guide: {
      id,
      summary: id,
      parameters: {},
      needs: { 'path.crateId': 'Crate' },
      takes: {},
      worksIn: {},
      leads,
      failures: {},
    },
  });

  const object = { kind: 'object', type: 'Crate', parameter: 'crateId' } as const;
  const document = { kind: 'document', type: 'Seal', template: '/crates/{crateId}/seal' } as const;
  const entries = Object.entries<Part>({
    breakUp: { target: object, leads: { Crate: { packed: 'to its end', open: 'to its end' } } },
    rename: { target: object },
    copy: { target: { kind: 'new', type: 'Crate' } },
    attach: { target: document, leads: { Seal: { missing: 'on' } } },
    pack: { target: object, leads: { Crate: { open: 'on' } } },
    list: { method: 'GET', target: { kind: 'list', type: 'Crate' } },
    read: { method: 'GET', target: object },
  }).map(entryOf);
  const next = (state: string) =>
    followUps(entries, { kind: 'Crate', state }).map(({ guide }) => guide.id);

  it('start with reading and moving the object or its document, and finish with its end', () => {
    expect(next('open')).toEqual(['read', 'attach', 'pack', 'copy', 'rename', 'list', 'breakUp']);
    expect(next('packed').slice(0, 3)).toEqual(['read', 'attach', 'copy']);
  });
});
