import { asObject, objectEntries, texts } from '../json';
import type { JsonObject, JsonValue } from '../model';
import { inherit } from '../origins';
import { operationsIn } from '../walk';

/** The `required` of a schema, without the internal properties that its copy omits. */
export function shownRequired(copy: JsonObject, written: JsonObject): JsonObject {
  const properties = asObject(copy.properties);
  const hidden = Object.keys(asObject(written.properties)).filter((name) => !(name in properties));
  if (hidden.length === 0 || copy.required === undefined) return {};
  return { required: texts(copy.required).filter((name) => !hidden.includes(name)) };
}

/** The paths without those whose operations are all internal; undefined if none are omitted. */
export function shownPaths(
  copy: JsonValue | undefined,
  written: JsonValue | undefined,
): JsonObject | undefined {
  const items = objectEntries(copy);
  const shown = items.filter(
    ([path, item]) =>
      operationsIn(item).length > 0 || operationsIn(asObject(asObject(written)[path])).length === 0,
  );
  return shown.length < items.length
    ? inherit(Object.fromEntries(shown), asObject(copy))
    : undefined;
}
