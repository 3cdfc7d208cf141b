import type { Example, JsonObject, JsonValue } from './model';
import { asText, isObject, mergePatch, objectEntries } from './json';
import { conditionalsIn, conform } from './conditionals';
import { deriveExample, type DeriveOptions } from './example';
import { deref } from './walk';
import type { Schemas } from './shape';

/**
 * Fields that do not travel: `readOnly` ones are never sent to the provider,
 * `writeOnly` ones never by it.
 */
export const omittedFields = (
  direction: 'to-provider' | 'to-partner',
  message: 'request' | 'response',
): Required<Pick<DeriveOptions, 'omit'>> => ({
  omit: (direction === 'to-provider') === (message === 'request') ? 'readOnly' : 'writeOnly',
});

/** Whether a media type's example is put together instead of written. */
export const isDerived = (media: JsonObject): boolean =>
  !('example' in media || 'examples' in media);

/** The derived example of a media type with its `x-example-patch` applied. */
export function derivedExample(
  media: JsonObject,
  schemas: Schemas,
  options: DeriveOptions,
): JsonValue | undefined {
  if (!isObject(media.schema)) return undefined;
  const value = deriveExample(media.schema, schemas, { generate: true, ...options });
  const patch = media['x-example-patch'];
  if (patch === undefined) return value;
  const patched = mergePatch(value, patch);
  // A patch that sets a state changes which properties are there.
  return isObject(patched) && options.omit !== 'readOnly'
    ? conform(conditionalsIn(media.schema, schemas), patched, NaN)
    : patched;
}

/** Examples of a media type: those written, else the one derived, named `default`. */
export function examplesOf(
  document: JsonObject,
  media: JsonObject,
  schemas: Schemas,
  options: DeriveOptions,
): readonly Example[] {
  if (media.example !== undefined) {
    return [{ name: 'default', summary: 'Example', value: media.example }];
  }
  if (isObject(media.examples)) {
    return objectEntries(media.examples).flatMap(([name, written]) => {
      const example = deref(document, written);
      return example.value === undefined
        ? []
        : [{ name, summary: asText(example.summary) ?? name, value: example.value }];
    });
  }
  const value = derivedExample(media, schemas, options);
  return value === undefined ? [] : [{ name: 'default', summary: 'Example', value }];
}
