import type { JsonObject, Lifecycle, Meanwhile, Mover, Tone } from '../model';
import { asObject, asText, isObject, objectEntries, objects, texts } from '../json';

const meanwhileOf = (state: JsonObject): readonly Meanwhile[] =>
  objects(state.meanwhile).map((entry) => ({
    of: asText(entry.of) ?? '',
    at: texts(entry.at),
    object: asObject(entry.object),
    to: asText(entry.to),
    reason: asText(entry.reason),
  }));

/** Builds the lifecycle of an object from `x-states` on its schema. */
export function buildLifecycle(name: string, schema: JsonObject): Lifecycle | undefined {
  const written = schema['x-states'];
  if (!isObject(written)) return undefined;
  return {
    schema: name,
    property: asText(written.property) ?? '',
    failure: asText(written.failure),
    waiting: asText(written.waiting),
    initial: texts(written.initial),
    states: objectEntries(asObject(written.states)).map(([state, { meaning, ...rest }]) => ({
      name: state,
      meaning: asText(meaning) ?? '',
      tone: (asText(rest.tone) as Tone | undefined) ?? (rest.terminal ? 'neutral' : 'progress'),
      terminal: rest.terminal === true,
      next: objects(rest.next).map((move) => ({
        to: asText(move.to) ?? '',
        by: asText(move.by) as Mover,
        when: asText(move.when) ?? '',
        operation: asText(move.operation),
        after: asText(move.after),
        event: asText(move.event),
        failure: asText(move.failure),
        if: isObject(move.if) ? move.if : undefined,
      })),
      ...(rest.meanwhile === undefined ? {} : { meanwhile: meanwhileOf(rest) }),
    })),
  };
}
