import { createHash } from 'node:crypto';

/** A CycloneDX 1.5 bill of materials, as `npm sbom` writes it. */
export interface Sbom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly serialNumber: string;
  readonly metadata: { readonly timestamp: string };
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly purl: string;
    readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  }[];
}

/** A UUID of version 8 (RFC 9562, "custom") from the SHA-256 of a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(18, 20),
    hex.slice(20, 32),
  ].join('-');
}

/**
 * Makes a bill of materials reproducible: it takes its date from the commit instead of the clock,
 * and its number from its content instead of a random one.
 */
export function stableSbom<T extends Sbom>(sbom: T, committed: Date): T {
  return {
    ...sbom,
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(sbom.components))}`,
    metadata: { ...sbom.metadata, timestamp: committed.toISOString() },
  };
}
