import {
  add,
  compare,
  formatDecimal,
  parseDecimal,
  subtract,
  type Decimal,
} from '../../fees/decimal';
import type { Conditions, JsonObject, JsonValue } from '../model';
import {
  asObject,
  asText,
  isArray,
  isObject,
  objectEntries,
  objects,
  parsePointer,
  texts,
  valueAt,
  type Path,
} from '../json';
import { matchesAll } from '../schema/match';
import { everySchema, hasField, type RuleContext } from './rule';
import { shapeOf } from '../schema/shape';
import type { Breach } from '../schema/validate';

const at = (value: JsonObject, pointer: string): JsonValue | undefined =>
  valueAt(value, parsePointer(pointer));

/** Finds amounts in examples that are not the sums that their object declares (`x-sums`). */
export class Sums {
  /** Names of the properties that hold digits, units, and the amount of a charge. */
  private readonly digits = new Set<string>();
  private readonly units = new Set<string>();
  private readonly charges = new Set<string>();
  private readonly schemas: JsonObject;

  constructor(context: RuleContext) {
    this.schemas = context.schemas;
    for (const { schema, property } of everySchema(context)) {
      if (property === undefined) continue;
      if (schema['x-amount'] === 'value') this.digits.add(property);
      if (schema['x-amount'] === 'unit') this.units.add(property);
      if (schema['x-charge'] === 'amount') this.charges.add(property);
    }
  }

  /** What is wrong in a value and in all objects below it. */
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
    // What the request decides, an example of the answer does not show.
    const isKnown = Object.keys(when).every((pointer) => hasField(shape, pointer, this.schemas));
    if (!isKnown || !matchesAll(value, when as Conditions, 0)) return;
    const written = this.decimalOf(at(value, place));
    const expected = this.sumOf(value, terms);
    if (!written || !expected || compare(written, expected) === 0) return;
    const detail = `Expected ${formatDecimal(expected)}, the sum of ${terms.map((term) => `\`${term}\``).join(', ')}`;
    yield { path: [...path, ...parsePointer(place)], code: 'conflict', detail };
  }

  private textIn(value: JsonValue | undefined, names: ReadonlySet<string>): string | undefined {
    return [...names].flatMap((name) => asText(asObject(value)[name]) ?? [])[0];
  }

  private decimalOf(value: JsonValue | undefined): Decimal | undefined {
    return parseDecimal(asText(value) ?? this.textIn(value, this.digits) ?? '');
  }

  /** As the sandbox adds: amounts in the unit of the first one; never below zero. */
  private sumOf(value: JsonObject, [first = '', ...rest]: readonly string[]): Decimal | undefined {
    const base = at(value, first);
    const unit = this.textIn(base, this.units);
    const start = this.decimalOf(base);
    const sum =
      start &&
      rest.reduce((total, term) => {
        const member = at(value, term.replace(/^-/, ''));
        const amounts = isArray(member)
          ? objects(member).flatMap((charge) => [...this.charges].map((name) => charge[name]))
          : [member];
        return amounts
          .filter((amount) => this.textIn(amount, this.units) === unit)
          .flatMap((amount) => this.decimalOf(amount) ?? [])
          .reduce(term.startsWith('-') ? subtract : add, total);
      }, start);
    return sum && sum.digits < 0n ? { ...sum, digits: 0n } : sum;
  }
}
