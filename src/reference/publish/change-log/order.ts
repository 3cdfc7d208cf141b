import { compare } from '../../contract/compare';

/** A number counts as a number: `1.9.0` is before `1.10.0`, `v2` before `v10`. */
const natural = new Intl.Collator('en', { numeric: true });

/** The version, and its stage (`-beta.2`), which comes before it. A build (`+5`) counts least. */
const PARTS = /^v?(\d{4}-\d\d-\d\d[^-+]*|[^-+]*)(?:-([^+]*))?/i;

const partsOf = (text: string) => {
  const [, version = '', stage] = PARTS.exec(text) ?? [];
  return { version, stage };
};

/**
 * Orders versions: days, numbers with dots, and Semantic Versioning, where `2.0.0-beta` is before
 * `2.0.0`. Any other two texts have an order as well; only equal texts are the same version.
 */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [partsOf(a), partsOf(b)];
  const stages =
    one.stage === undefined || other.stage === undefined
      ? Number(one.stage === undefined) - Number(other.stage === undefined)
      : natural.compare(one.stage, other.stage);
  return natural.compare(one.version, other.version) || stages || compare(a, b);
}
