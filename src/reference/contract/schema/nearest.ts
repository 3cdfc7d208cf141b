import { equal, isObject } from '../json';
import type { JsonValue } from '../model';
import type { Breach, Schema, Validator } from './validate';

/** An alternative of `oneOf` or `anyOf`, and what is wrong with a value by it. */
interface Judged {
  readonly alternative: Schema;
  readonly breaches: readonly Breach[];
}

/**
 * Breaches of the alternative that was meant: one whose constants fit, if there is any; then the one
 * that knows most members of the value, then the one with the fewest breaches.
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
