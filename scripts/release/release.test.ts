import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { stableSbom, type Sbom } from './sbom';
import { sha256Sums } from './sums';

const sbom = (version = '1.0.0'): Sbom => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: `urn:uuid:${crypto.randomUUID()}`,
  metadata: { timestamp: new Date().toISOString() },
  components: [{ name: 'clsx', version, purl: `pkg:npm/clsx@${version}` }],
});
const COMMITTED = new Date('2026-01-02T03:04:05Z');

describe('the bill of materials', () => {
  it('is the same for the same packages and commit', () => {
    expect(stableSbom(sbom(), COMMITTED)).toEqual(stableSbom(sbom(), COMMITTED));
    expect(stableSbom(sbom(), COMMITTED).metadata.timestamp).toBe('2026-01-02T03:04:05.000Z');
  });

  it('has a different number when a package changes', () => {
    const [one, two] = [sbom(), sbom('1.0.1')].map((bom) => stableSbom(bom, COMMITTED));
    expect(one?.serialNumber).not.toBe(two?.serialNumber);
    // RFC 9562: version 8, variant 10.
    expect(one?.serialNumber).toMatch(
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  });
});

it('writes checksums in the format of sha256sum', () => {
  const files = new Map([
    ['b.txt', Buffer.from('b')],
    ['a.txt', Buffer.from('')],
  ]);
  const empty = createHash('sha256').update('').digest('hex');
  expect(sha256Sums(files).split('\n')).toEqual([
    `${empty}  a.txt`,
    expect.stringMatching(/^[\da-f]{64} {2}b\.txt$/),
    '',
  ]);
});
