import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OFFICIAL, SECRET, vectorsAt } from '../../../tests/webhooks/vectors';
import { toBase64 } from './secret';
import { signatureHeaders } from './sign';
import { verify, type Delivery } from './verify';

const NOW = 1793611800;
const official: Delivery = {
  secret: OFFICIAL.secret,
  headers: {
    'Webhook-Id': OFFICIAL.id,
    'Webhook-Timestamp': String(OFFICIAL.timestamp),
    'Webhook-Signature': OFFICIAL.signature,
  },
  body: OFFICIAL.body,
  now: OFFICIAL.timestamp + 12,
};
const summary = async (delivery: Delivery) =>
  (await verify(delivery)).steps.map(({ name, passed, detail }) => `${name} ${passed}: ${detail}`);

describe('verify', () => {
  it('accepts the official test vector and says why', async () => {
    expect(await verify(official)).toMatchObject({ valid: true, expected: OFFICIAL.signature });
    expect(await summary(official)).toEqual([
      'headers true: All three are present.',
      'secret true: Well-formed.',
      'timestamp true: Signed 12 seconds ago; up to 300 seconds are accepted.',
      'format true: Signatures of the form `v1,` and the Base64 of 32 bytes: 1 of 1; others are skipped.',
      'signature true: Signature 1 of 1 matches id, timestamp and 20 bytes of body.',
    ]);
  });

  it.each(vectorsAt(NOW))('returns $genuine for $name', async ({ headers, body, genuine }) => {
    const { valid } = await verify({ secret: SECRET, headers, body, now: NOW });
    expect(valid).toBe(genuine);
  });

  it('checks the signature even if the message is stale', async () => {
    expect(await summary({ ...official, now: OFFICIAL.timestamp + 301 })).toEqual([
      'headers true: All three are present.',
      'secret true: Well-formed.',
      'timestamp false: Signed 301 seconds ago; up to 300 seconds are accepted.',
      'format true: Signatures of the form `v1,` and the Base64 of 32 bytes: 1 of 1; others are skipped.',
      'signature true: Signature 1 of 1 matches id, timestamp and 20 bytes of body.',
    ]);
  });

  it.each(['v1a,AAAA', OFFICIAL.signature.slice(3), 'v1,AAAA', 'v1 AAAA'])(
    'finds no usable signature in %j',
    async (signature) => {
      const headers = { ...official.headers, 'Webhook-Signature': signature };
      const { valid, steps } = await verify({ ...official, headers });
      expect(valid).toBe(false);
      expect(steps.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual([
        'format',
        'signature',
      ]);
    },
  );

  it('names what is missing, and what is wrong with the secret', async () => {
    expect(await summary({ ...official, headers: { 'webhook-id': 'evt_1' } })).toEqual([
      'headers false: Missing or empty: webhook-timestamp, webhook-signature.',
    ]);
    expect(await summary({ ...official, secret: 'whsec_c2hvcnQ=' })).toEqual([
      'headers true: All three are present.',
      'secret false: The secret holds 5 bytes; it must be 24 to 64.',
    ]);
  });

  it.each([
    [0, true, 'Signed 0 seconds ago'],
    [300, true, 'Signed 300 seconds ago'],
    [-1, true, 'Signed 1 second in the future'],
    [-300, true, 'Signed 300 seconds in the future'],
    [-301, false, 'Signed 301 seconds in the future'],
  ])('reports the age of a message that is %i seconds old', async (age, passed, message) => {
    const { steps } = await verify({ ...official, now: OFFICIAL.timestamp + age });
    expect(steps[2]).toEqual({
      name: 'timestamp',
      passed,
      detail: `${message}; up to 300 seconds are accepted.`,
    });
  });

  it.each(['x1793611800', '1793611800x', '1e9', '-5', '9'.repeat(16)])(
    'rejects the timestamp %j, even if it is signed',
    async (timestamp) => {
      const message = { id: 'evt_1', timestamp, body: '{}' };
      const headers = await signatureHeaders([SECRET], message);
      const delivery = { secret: SECRET, headers, body: message.body, now: NOW };
      const { valid, steps } = await verify(delivery);
      expect(valid).toBe(false);
      expect(steps.filter(({ passed }) => !passed)).toEqual([
        {
          name: 'timestamp',
          passed: false,
          detail: 'webhook-timestamp is not a whole number of seconds.',
        },
      ]);
    },
  );

  it.each(['Webhook-Id', 'Webhook-Timestamp', 'Webhook-Signature'])(
    'stops when %s is empty or absent',
    async (name) => {
      for (const value of ['', undefined]) {
        const headers = { ...official.headers, [name]: value };
        expect(await summary({ ...official, headers })).toEqual([
          `headers false: Missing or empty: ${name.toLowerCase()}.`,
        ]);
      }
    },
  );

  it('says which of several signatures matches, and when none does', async () => {
    const other = `v1,${toBase64(new Uint8Array(32))}`;
    const lastLines = async (signature: string) => {
      const headers = { ...official.headers, 'Webhook-Signature': signature };
      return (await summary({ ...official, headers })).slice(-2);
    };
    const format = (usable: number, all: number) =>
      `Signatures of the form \`v1,\` and the Base64 of 32 bytes: ${usable} of ${all}; others are skipped.`;
    expect(await lastLines(`${other}  v1a,AAAA ${OFFICIAL.signature}`)).toEqual([
      `format true: ${format(2, 3)}`,
      'signature true: Signature 3 of 3 matches id, timestamp and 20 bytes of body.',
    ]);
    expect(await lastLines(other)).toEqual([
      `format true: ${format(1, 1)}`,
      'signature false: No signature matches id, timestamp and 20 bytes of body.',
    ]);
  });

  it('accepts everything that was signed, and nothing that differs in one bit', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 24, maxLength: 64 }),
        fc.uint8Array({ minLength: 1 }),
        fc.nat({ max: 2 * NOW }),
        fc.nat(),
        async (key, body, timestamp, place) => {
          const secret = `whsec_${toBase64(key)}`;
          const headers = await signatureHeaders([secret], { id: 'evt_1', timestamp, body });
          const delivery = { secret, headers, body, now: timestamp };
          expect(await verify(delivery)).toMatchObject({ valid: true });
          const bit = place % (body.length * 8);
          const changed = body.map((byte, index) =>
            index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte,
          );
          expect(await verify({ ...delivery, body: changed })).toMatchObject({ valid: false });
        },
      ),
    );
  });
});
