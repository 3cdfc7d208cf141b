import { type Schema, Validator as Reference } from '@cfworker/json-schema';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/reference/contract/model';
import { Validator } from '../../src/reference/contract/schema/validate';
import { isWhole } from '../support/daily';
import { near } from './arbitrary';
import { loadSubjects } from './support';

/** Compares the validator of this repository with another implementation of JSON Schema. */
const subjects = await loadSubjects();
const RUNS = isWhole ? 150 : 30;
const verdicts = { fits: 0, breaks: 0, schemas: 0 };

afterAll(() => {
  console.log(
    `validator: ${verdicts.fits + verdicts.breaks} values judged as by @cfworker/json-schema ` +
      `(${verdicts.fits} fit, ${verdicts.breaks} do not) over ${verdicts.schemas} schemas`,
  );
});

describe.each(subjects)('$set', ({ contract, mock }) => {
  const $defs = JSON.parse(
    JSON.stringify(mock.schemas).replaceAll('"$ref":"', '"$ref":"#/$defs/'),
  ) as JsonObject;
  const validator = new Validator(mock.schemas);
  const named = [...contract.schemas.values()].filter(
    ({ name, example }) => name in mock.schemas && example !== undefined,
  );

  it.each(named.map(({ name, example }) => [name, example] as const))(
    'gives the same verdict for %s',
    (name, example) => {
      verdicts.schemas += 1;
      const reference = new Reference({ $ref: `#/$defs/${name}`, $defs } as Schema, '2020-12');
      fc.assert(
        fc.property(near(example as JsonValue), (value) => {
          const expected = reference.validate(value).valid;
          verdicts[expected ? 'fits' : 'breaks'] += 1;
          return validator.fits(value, { $ref: name }) === expected;
        }),
        { numRuns: RUNS, seed: 5 },
      );
    },
  );
});

it('reports the location and the rule', () => {
  const schema = {
    type: 'object',
    required: ['street', 'town'],
    properties: {
      street: { type: 'string', minLength: 1 },
      house: { type: 'string' },
      country: { type: 'string', pattern: '^[A-Z]{2}$' },
    },
  };
  const faults = new Validator({}).check({ street: '', house: 7, country: 'si' }, schema);
  expect(faults.map(({ path, code }) => `/${path.join('/')} ${code}`).sort()).toEqual([
    '/country pattern',
    '/house type',
    '/street length',
    '/town required',
  ]);
});
