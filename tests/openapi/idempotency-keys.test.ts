import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../src/reference/contract/model';
import { sampleGenerators } from '../../src/reference/samples';
import { requestOf } from '../../src/reference/samples/from-contract';
import { adopted } from '../zoo/adopted';
import { refusedSamples } from '../zoo/sample-call';

const key = (schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', ...schema },
  ...more,
});

/** Documents differ in the form of a key, and in whether a call needs one. */
const KEYS: Readonly<Record<string, readonly [JsonObject, sample: RegExp]>> = {
  'any text': [key({}), /idempotencyKey = crypto\.randomUUID/],
  'a short example': [key({}, { example: 'abc' }), /idempotencyKey = crypto\.randomUUID/],
  'at most 255 characters': [key({ maxLength: 255 }), /idempotencyKey = crypto\.randomUUID/],
  'a form of its own': [
    key({ pattern: '^order-\\d{4}$' }, { example: 'order-0001' }),
    /'Idempotency-Key': 'order-0001'/,
  ],
  'a form without an example': [key({ pattern: '^o\\d{4}$' }), /'Idempotency-Key': 'o\d{4}'/],
  'a short key': [key({ maxLength: 8 }), /'Idempotency-Key': '.{1,8}'/],
  'an optional key': [{ ...key({}), required: false }, /^(?!.*Idempotency-Key)/s],
};

it.each(Object.entries(KEYS))(
  'a sample has %s, and is accepted',
  async (_what, [parameter, sample]) => {
    const folder = mkdtempSync(join(tmpdir(), 'keys-'));
    try {
      const file = join(folder, 'openapi.json');
      const post = { parameters: [parameter], responses: { '204': { description: 'Done.' } } };
      writeFileSync(
        file,
        JSON.stringify({
          openapi: '3.0.3',
          info: { title: 'Orders', version: '1' },
          paths: { '/orders': { post } },
        }),
      );
      const { contract, mistakes } = await adopted(file);
      const [operation] = contract?.operations ?? [];
      if (!contract || !operation) throw new Error(mistakes.join('\n'));
      expect(await refusedSamples(contract)).toEqual([]);
      const node = sampleGenerators.find(({ id }) => id === 'node');
      expect(node?.generate(requestOf(contract, operation))).toMatch(sample);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
