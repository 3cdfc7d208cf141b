import { Deriver, type DeriveOptions } from './deriver';
import { withinExtent } from '../schema/extent';
import { Maker } from './maker';
import type { JsonObject, JsonValue } from '../model';
import type { Schemas, Shape } from '../schema/shape';
import { writtenExample, type WrittenExample } from './written-example';

/** Derives an example from written values only. */
class Reader extends Deriver {
  protected override written(node: JsonObject): WrittenExample | undefined {
    return writtenExample(node);
  }

  protected override unwritten(): undefined {
    return undefined;
  }

  protected override listOf(item: JsonValue): JsonValue {
    return [item];
  }

  protected override chosen(_shape: Shape, variant: JsonObject): JsonObject {
    return variant;
  }

  protected override itself(shape: Shape): Shape {
    return shape;
  }

  protected override optional(derive: () => JsonValue | undefined): JsonValue | undefined {
    return derive();
  }

  protected override required(): undefined {
    return undefined;
  }

  protected override whole(value: JsonObject): JsonObject {
    return value;
  }
}

export type { DeriveOptions, Written } from './deriver';

/**
 * Returns the written example of a schema, or assembles one from the examples of its properties:
 * required ones, and optional ones whose `x-present-when` is met. An array has one item; of
 * alternatives, the first one with an example is taken. A large example leaves out deeply nested
 * optional objects.
 *
 * @returns `undefined` when there is nothing to derive it from
 */
export function deriveExample(
  schema: JsonObject,
  schemas: Schemas,
  options: DeriveOptions = {},
): JsonValue | undefined {
  const made = (mayLack?: boolean): JsonValue | undefined =>
    withinExtent((extent) => {
      options.trace?.clear();
      const deriver =
        mayLack === undefined
          ? new Reader(schemas, options, extent)
          : new Maker(schemas, options, extent, mayLack);
      return deriver.derive(schema, []);
    });
  if (!options.generate) return made();
  // An object that requires itself has no complete example.
  return made(false) ?? made(true);
}
