import { compare, formatDecimal } from '../../fees/decimal';
import { formsIn } from '../amount-forms';
import { Amounts } from '../amounts';
import type { Conditions, JsonObject, JsonValue } from '../model';
import {
  asObject,
  asText,
  isArray,
  isObject,
  memberAt,
  objectEntries,
  objects,
  parsePointer,
  texts,
  type Path,
} from '../json';
import { matchesAll } from '../schema/match';
import { hasField, type RuleContext } from './rule';
import { shapeOf } from '../schema/shape';
import type { Breach } from '../schema/validate';

/** Finds amounts in examples that differ from the sums that their object declares (`x-sums`). */
export class Sums {
  private readonly amounts: Amounts;
  private readonly schemas: JsonObject;

  constructor({ document, schemas }: RuleContext) {
    this.amounts = new Amounts(formsIn(document));
    this.schemas = schemas;
  }

  /** Checks a value and all objects nested in it. */
  *check(value: JsonValue, schema: JsonObject, path: Path = []): Iterable<Breach> {
    const { schema: shape } = shapeOf(schema, this.schemas);
    if (isArray(value)) {
      for (const [index, item] of value.entries()) {
        yield* this.check(item, asObject(shape.items), [...path, String(index)]);
      }
    }
    if (!isObject(value)) return;
    for (const sum of objects(shape['x-sums'])) yield* this.checkSum(value, shape, sum, path);
    for (const [name, property] of objectEntries(shape.properties)) {
      if (Object.hasOwn(value, name))
        yield* this.check(value[name] ?? null, property, [...path, name]);
    }
  }

  private *checkSum(
    value: JsonObject,
    shape: JsonObject,
    sum: JsonObject,
    path: Path,
  ): Iterable<Breach> {
    const place = asText(sum.at) ?? '';
    const terms = texts(sum.of);
    const when = asObject(sum.when);
    // An example of a response cannot show whether a condition on the request holds.
    const isKnown = Object.keys(when).every((pointer) => hasField(shape, pointer, this.schemas));
    if (!isKnown || !matchesAll(value, when as Conditions, 0)) return;
    const written = this.amounts.decimalOf(memberAt(value, place));
    const expected = this.amounts.sumAt(value, terms);
    if (!written || !expected || compare(written, expected) === 0) return;
    const detail = `Expected ${formatDecimal(expected)}, the sum of ${terms.map((term) => `\`${term}\``).join(', ')}`;
    yield { path: [...path, ...parsePointer(place)], code: 'conflict', detail };
  }
}
