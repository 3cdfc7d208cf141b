import type { JsonObject, Lifecycle, Mover } from './model';
import { asObject, asText, isObject, objectEntries, objects, texts } from './json';

/** Lifecycle of an object, from `x-states` on its schema. */
export function buildLifecycle(name: string, schema: JsonObject): Lifecycle | undefined {
  const written = schema['x-states'];
  if (!isObject(written)) return undefined;
  return {
    schema: name,
    property: asText(written.property) ?? '',
    failure: asText(written.failure),
    initial: texts(written.initial),
    states: objectEntries(asObject(written.states)).map(([state, { meaning, terminal, next }]) => ({
      name: state,
      meaning: asText(meaning) ?? '',
      terminal: terminal === true,
      next: objects(next).map((move) => ({
        to: asText(move.to) ?? '',
        by: asText(move.by) as Mover,
        when: asText(move.when) ?? '',
        operation: asText(move.operation),
        after: asText(move.after),
        event: asText(move.event),
        failure: asText(move.failure),
      })),
    })),
  };
}
