import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OFFICIAL, referenceSignature } from '../../../tests/webhooks/vectors';
import { keyOf, toBase64 } from './secret';
import { hmacKey, sign, signatureHeaders, signedContent } from './sign';

const OTHER = 'whsec_bmV3LXNhbXBsZS1zZWNyZXQtZm9yLWRvY3Mtb25seS0zMmI=';

describe('sign', () => {
  it('gives the signature of the official test vector', async () => {
    expect(await sign(OFFICIAL.secret, OFFICIAL)).toBe(OFFICIAL.signature);
  });

  it('signs id, timestamp and the bytes of the body, joined by full stops', () => {
    const content = signedContent({ id: 'evt_1', timestamp: 7, body: Uint8Array.of(255, 0) });
    expect([...content]).toEqual([...Buffer.from('evt_1.7.'), 255, 0]);
  });

  it('agrees with HMAC of Node.js on any id, body and key', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 24, maxLength: 64 }),
        fc.string({ minLength: 1 }),
        fc.nat(),
        fc.uint8Array(),
        async (key, id, timestamp, body) => {
          const secret = `whsec_${toBase64(key)}`;
          const expected = referenceSignature(secret, { id, timestamp: String(timestamp), body });
          expect(await sign(secret, { id, timestamp, body })).toBe(expected);
        },
      ),
    );
  });

  it('signs a text as UTF-8', async () => {
    const message = { id: 'evt_1', timestamp: 7 };
    expect(await sign(OTHER, { ...message, body: 'Kovač 🚲' })).toBe(
      await sign(OTHER, { ...message, body: Buffer.from('Kovač 🚲', 'utf8') }),
    );
  });
});

describe('signatureHeaders', () => {
  it('carries one signature per secret, the current one first', async () => {
    const headers = await signatureHeaders([OFFICIAL.secret, OTHER], OFFICIAL);
    expect(headers).toEqual({
      'webhook-id': OFFICIAL.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': `${OFFICIAL.signature} ${await sign(OTHER, OFFICIAL)}`,
    });
  });
});

describe('keyOf', () => {
  it.each([
    ['MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'does not start with whsec_'],
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaS', 'is not Base64'],
    ['whsec_MfKQ9r8GKYqr TwjUPD8ILPZIo2LaLaSw', 'is not Base64'],
    ['whsec_c2hvcnQ=', 'holds 5 bytes; it must be 24 to 64'],
    [`whsec_${toBase64(new Uint8Array(65))}`, 'holds 65 bytes'],
  ])('rejects %s', (secret, reason) => {
    expect(() => keyOf(secret)).toThrow(reason);
  });

  it.each([24, 64])('accepts a key of %i bytes', (size) => {
    expect(keyOf(`whsec_${toBase64(new Uint8Array(size).fill(7))}`)).toHaveLength(size);
  });

  it('returns a key that cannot be extracted from WebCrypto', async () => {
    expect(await hmacKey(OFFICIAL.secret)).toMatchObject({ extractable: false, type: 'secret' });
  });
});
