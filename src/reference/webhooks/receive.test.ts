import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OFFICIAL, SECRET, vectorsAt } from '../../../tests/webhooks/vectors';
import { seededRandom } from '../mock/ids';
import { newMessage, readSkew, SAMPLE_SECRET, signingSecrets, tamper, type Signer } from './bench';
import { receive, RECEIPT_STEPS } from './receive';
import { signatureHeaders } from './sign';
import { verify, type Delivery } from './verify';

const NOW = 1793611800;
const EVENT = { type: 'loan.returned', body: '{"id":"evt_1","type":"loan.returned"}' };
const NONE: ReadonlySet<string> = new Set();

const delivered = async (signer: Signer = 'own', body?: string): Promise<Delivery> => {
  const random = seededRandom(1);
  const made = newMessage(EVENT, NOW * 1000, random);
  const message = { ...made, body: body ?? made.body };
  const headers = await signatureHeaders(signingSecrets(signer, SECRET, random), message);
  return { secret: SECRET, headers, body: message.body, now: NOW };
};
const verdictOf = async (delivery: Delivery, seen = NONE) =>
  (await receive(delivery, seen)).verdict;

describe('receive', () => {
  it('runs every step in order, and stores a genuine and new delivery', async () => {
    const { verdict, status, steps } = await receive(await delivered(), NONE);
    expect({ verdict, status }).toEqual({ verdict: 'stored', status: 204 });
    expect(steps.map(({ name }) => name)).toEqual(RECEIPT_STEPS);
    expect(steps.every(({ passed }) => passed)).toBe(true);
    expect(steps.slice(-2).map(({ detail }) => detail)).toEqual([
      'The id was not stored before.',
      'The body is JSON. A worker can take it.',
    ]);
  });

  it('recognizes a replay by its id', async () => {
    const delivery = await delivered();
    const seen = new Set([delivery.headers['webhook-id'] ?? '']);
    const { verdict, status, steps } = await receive(delivery, seen);
    expect({ verdict, status }).toEqual({ verdict: 'duplicate', status: 204 });
    expect(steps.filter(({ passed }) => !passed)).toEqual([
      {
        name: 'duplicate',
        passed: false,
        detail: 'The id was stored before: answer as usual, and do not act again.',
      },
    ]);
    const other = new Set(Object.keys(delivery.headers));
    expect(await verdictOf(delivery, other)).toBe('stored');
  });

  it('accepts the two signatures of a rotation, and none of another secret', async () => {
    const rotation = await delivered('rotation');
    expect(rotation.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    expect(await verdictOf(rotation)).toBe('stored');
    expect(await verdictOf(await delivered('other'))).toBe('refused');
  });

  it('rejects a changed body, and accepts it again when the change is undone', async () => {
    const delivery = await delivered();
    const { body } = tamper(String(delivery.body));
    expect(await verdictOf({ ...delivery, body })).toBe('refused');
    expect(await verdictOf({ ...delivery, body: tamper(body).body })).toBe('stored');
  });

  it('rejects a delivery when the clock is more than 300 seconds off', async () => {
    const delivery = await delivered();
    expect(await verdictOf({ ...delivery, now: NOW + 300 })).toBe('stored');
    expect(await verdictOf({ ...delivery, now: NOW + 301 })).toBe('refused');
    expect(await verdictOf({ ...delivery, now: NOW - 301 })).toBe('refused');
  });

  it('reports a genuine delivery that is not JSON', async () => {
    const delivery = await delivered('own', '{"id":');
    const { verdict, status, steps } = await receive(delivery, NONE);
    expect({ verdict, status }).toEqual({ verdict: 'unreadable', status: 204 });
    expect(steps.at(-1)).toEqual({
      name: 'json',
      passed: false,
      detail: 'The body is no JSON. Raise an alarm.',
    });
    const bytes = Buffer.from(String((await delivered()).body));
    expect(await verdictOf({ ...(await delivered()), body: bytes })).toBe('stored');
  });

  it('never disagrees with verify', async () => {
    const anyDelivery = fc.record({
      vector: fc.constantFrom(...vectorsAt(NOW)),
      skew: fc.integer({ min: -400, max: 400 }),
      secret: fc.constantFrom(
        SECRET,
        'whsec_',
        'whsec_bmV3LXNhbXBsZS1zZWNyZXQtZm9yLWRvY3Mtb25seS0zMmI=',
      ),
      isSeen: fc.boolean(),
    });
    let genuine = 0;
    await fc.assert(
      fc.asyncProperty(anyDelivery, async ({ vector, skew, secret, isSeen }) => {
        const delivery = { secret, headers: vector.headers, body: vector.body, now: NOW + skew };
        const seen = new Set(isSeen ? Object.values(vector.headers) : []);
        const { valid, steps, expected } = await verify(delivery);
        const receipt = await receive(delivery, seen);
        expect(receipt.verdict === 'refused').toBe(!valid);
        expect(receipt.steps.slice(0, steps.length)).toEqual(steps);
        expect(receipt.steps).toHaveLength(valid ? RECEIPT_STEPS.length : steps.length);
        expect(receipt.expected).toBe(expected);
        expect(receipt.verdict === 'duplicate').toBe(valid && isSeen);
        if (valid) genuine += 1;
      }),
      { numRuns: 200 },
    );
    expect(genuine).toBeGreaterThan(10);
  });
});

describe('the bench', () => {
  it('offers the secret of the official test vector', () => {
    expect(SAMPLE_SECRET).toBe(OFFICIAL.secret);
  });

  it('creates a message about an event with a new id and moment', () => {
    const { id, timestamp, body } = newMessage(EVENT, NOW * 1000 + 999, seededRandom(1));
    expect(timestamp).toBe(String(NOW));
    expect(JSON.parse(body)).toEqual({
      id,
      type: 'loan.returned',
      timestamp: new Date(NOW * 1000 + 999).toISOString(),
    });
  });

  it('changes one bit of any body, and back', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (body) => {
        const once = tamper(body).body;
        expect(once).not.toBe(body);
        if (/[0-9b-yB-Y]/.test(body)) expect(tamper(once).body).toBe(body);
      }),
    );
    expect(tamper('{}')).toEqual({ body: '{} ', change: 'A space was added at the end.' });
    expect(tamper('{"a":5}').change).toBe('Character 6 was 5 and is 4 now: one bit differs.');
    // Changes the middle itself, or a character after it, or one before it if none follows.
    expect(tamper('{1}')).toEqual({
      body: '{0}',
      change: 'Character 2 was 1 and is 0 now: one bit differs.',
    });
    expect(tamper('bbbb').body).toBe('bbcb');
    expect(tamper('{"a1":{}}').body).toBe('{"a0":{}}');
  });

  it('signs with the secrets of the case, the newest first', () => {
    const secrets = (signer: Signer) => signingSecrets(signer, SECRET, seededRandom(1));
    const [fresh = ''] = secrets('other');
    expect(fresh).toMatch(/^whsec_/);
    expect(fresh).not.toBe(SECRET);
    expect(secrets('own')).toEqual([SECRET]);
    expect(secrets('other')).toEqual([fresh]);
    expect(secrets('rotation')).toEqual([fresh, SECRET]);
  });

  it.each([
    ['301', 301],
    [' -20 ', -20],
    ['+5', 5],
    ['', undefined],
    ['1e3', undefined],
    ['1.5', undefined],
    ['9999999999', undefined],
    ['x1', undefined],
    ['1x', undefined],
  ])('reads the skew %j as %s', (text, skew) => {
    expect(readSkew(text)).toBe(skew);
  });
});
