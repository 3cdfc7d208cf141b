import { equal, isObject } from '../json';
import type { JsonValue } from '../model';
import type { Breach, Schema, Validator } from './validate';

/** An alternative of `oneOf` or `anyOf`, and how a value breaks it. */
interface Judged {
  readonly alternative: Schema;
  readonly breaches: readonly Breach[];
}

/**
 * Returns the breaches of the alternative that was probably meant: preferably one whose constants
 * match, then the one with the fewest unknown members, then the one with the fewest breaches.
 */
export function nearest(
  validator: Validator,
  value: JsonValue,
  judged: readonly Judged[],
): readonly Breach[] {
  const members = isObject(value) ? value : {};
  const ranked = judged.map(({ alternative, breaches }) => {
    const known = validator.properties(alternative);
    const contradicted = [...known].filter(([name, property]) => {
      const { const: constant } = validator.resolve(property);
      return isObject(value) && constant !== undefined && !equal(members[name], constant);
    });
    const unknown = Object.keys(members).filter((name) => !known.has(name));
    return {
      breaches,
      distance: [Math.min(1, contradicted.length), unknown.length, breaches.length],
    };
  });
  const compare = (a: readonly number[], b: readonly number[]): number =>
    a.map((part, index) => part - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  const [closest] = ranked.sort((a, b) => compare(a.distance, b.distance));
  return closest?.breaches ?? [];
}
