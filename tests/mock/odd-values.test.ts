import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/reference/contract/model';
import { isArray, isObject } from '../../src/reference/contract/json';
import { daily } from '../support/daily';
import { loadSubjects, sampleRequest, stillSandbox } from './support';

/**
 * Puts texts that fit a format, but that programs often cannot use, into every text of every sample
 * request. Whatever the contract lets through, the rules have to cope with.
 */
const ODD_TEXTS = [
  ...['https://a:99999/', 'https://[::1', 'https://[v1.x]/', 'https://%zz.example/', 'https:///'],
  ...['https://a.b%00c.example/', 'https://user:pass@h.example/', 'urn:x', 'javascript:alert(1)'],
  ...['https://xn--a.example/', 'https://1.2.3.4.5/', 'https://256.256.256.256/', 'http://a?#'],
  ...['2026-12-31T23:59:60Z', '0000-01-01', '9999-12-31', '0001-01-01T00:00:00Z'],
  ...['9999-12-31T23:59:59.999Z', '2026-02-28t12:00:00.123456789+23:59', '2024-02-29'],
  ...['a@b.co', "!#$%&'*+/=?^_`{|}~-@x.yz", '0', '00.10', '0.00', '1'.repeat(30), '-0.00'],
  ...['', ' ', '\u0000', '\ud800', '𝒳'.repeat(70), '__proto__', 'null', '/', '%', '..'],
];

const turned = <T>(list: readonly T[], by: number): readonly T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

const withText = (value: JsonValue, change: (text: string) => JsonValue): JsonValue[] => {
  if (typeof value === 'string') return [change(value)];
  if (isArray(value)) {
    return value.flatMap((item, index) =>
      withText(item, change).map((other) => value.with(index, other)),
    );
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    withText(member, change).map((other): JsonObject => ({ ...value, [name]: other })),
  );
};

describe.each((await loadSubjects()).map((subject) => [subject.set, subject] as const))(
  'the sandbox of %s',
  (_set, subject) => {
    it('answers every odd text as the contract says', { timeout: 300_000 }, async () => {
      const counts = { requests: 0, accepted: 0 };
      const found: string[] = [];
      for (const [index, { id, body }] of subject.contract.operations.entries()) {
        const sample = body?.examples[0]?.value;
        if (sample === undefined) continue;
        // Each operation gets its own share of the texts, so that every text is used.
        for (const odd of daily(turned(ODD_TEXTS, index), 12)) {
          const sandbox = stillSandbox(subject);
          for (const changed of withText(sample, () => odd)) {
            counts.requests += 1;
            try {
              const response = await sandbox.fetch(sampleRequest(subject, id, { body: changed }));
              const text = await response.text();
              const faults = subject.faults(id, response, text);
              if (faults.length > 0) found.push(`${id} ${JSON.stringify(changed)}: ${text}`);
              if (response.ok) counts.accepted += 1;
            } catch (error) {
              found.push(`${id} ${JSON.stringify(changed)}: ${String(error)}`);
            }
          }
        }
      }
      expect(found).toEqual([]);
      expect(counts.requests).toBeGreaterThan(ODD_TEXTS.length);
      expect(counts.accepted).toBeGreaterThan(0);
    });
  },
);
