import { describe, expect, it } from 'vitest';
import { asObject } from '../json';
import type { JsonObject } from '../model';
import { shapeOf } from '../schema/shape';
import { withoutShared } from './shared-parts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** The given number of schemas that include `Base` and `Kind`, each with the keywords of `more`. */
const schemasOf = (takers: number, more: JsonObject = {}): Record<string, JsonObject> => ({
  Base: { type: 'object', required: ['id'], properties: { id: {}, name: { type: 'string' } } },
  Kind: { type: 'object', properties: { kind: { type: 'string' } } },
  ...Object.fromEntries(
    Array.from({ length: takers }, (_, number) => [
      `Taker${number}`,
      { allOf: [ref('Base'), ref('Kind'), { properties: { own: { type: 'integer' } } }], ...more },
    ]),
  ),
});

const shownOf = (schemas: Record<string, JsonObject>, shown = ['Base', 'Kind']) => {
  const { schema, shared } = withoutShared(asObject(schemas.Taker0), schemas, new Set(shown));
  return { fields: Object.keys(asObject(shapeOf(schema, schemas).schema.properties)), shared };
};

describe('an object that includes others', () => {
  it('shows their fields if few objects include them', () => {
    expect(shownOf(schemasOf(4))).toEqual({ fields: ['id', 'name', 'kind', 'own'], shared: [] });
  });

  it('names the parts that many include, and shows its own fields', () => {
    expect(shownOf(schemasOf(5))).toEqual({ fields: ['own'], shared: ['Base', 'Kind'] });
  });

  it('names a part that few include but that has many fields', () => {
    const many = Object.fromEntries(
      Array.from({ length: 21 }, (_, field) => [`field${field}`, {}]),
    );
    const schemas = { ...schemasOf(2), Base: { properties: many } };
    expect(shownOf(schemas)).toEqual({ fields: ['kind', 'own'], shared: ['Base'] });
  });

  it('shows the fields of parts that are shown nowhere else', () => {
    expect(shownOf(schemasOf(5), ['Kind'])).toEqual({
      fields: ['id', 'name', 'own'],
      shared: ['Kind'],
    });
  });

  it('shows the fields that it describes further', () => {
    const more = { required: ['id', 'name'], properties: { kind: { const: 'a' } } };
    expect(shownOf(schemasOf(5, more)).fields).toEqual(['name', 'kind', 'own']);
  });

  it('shows the fields of a part that adds to its schema', () => {
    const parts = { allOf: [{ ...ref('Base'), description: 'Mine.' }, ref('Kind')] };
    expect(shownOf({ ...schemasOf(6), Taker0: parts })).toEqual({
      fields: ['id', 'name'],
      shared: ['Kind'],
    });
  });
});
