import type { JsonObject } from '../model';
import { asArray, asObject, asText, isObject } from '../json';
import { problemBody, type ProblemContext, type WrittenCatalog } from './catalog';
import { inherit } from '../origins';

/**
 * Returns the document with the example of `Problem.type` set to the address of the error that
 * `Problem.code` has as its example. The address depends on the docs set; the schema is shared.
 */
export function completeProblem(
  document: JsonObject,
  catalog: WrittenCatalog,
  context: Pick<ProblemContext, 'docsUrl' | 'set'>,
): JsonObject {
  const components = asObject(document.components);
  const schemas = asObject(components.schemas);
  const problem = asObject(schemas.Problem);
  const properties = asObject(problem.properties);
  const { code, type } = properties;
  if (!isObject(code) || !isObject(type)) return document;
  const shown = asText(asArray(code.examples)[0]);
  const written = catalog.entries.find((entry) => entry.code === shown);
  if (!written) return document;
  const example = problemBody(written.entry, { ...context, requestId: '' }).type ?? '';
  const replace = (object: JsonObject, members: JsonObject): JsonObject =>
    inherit({ ...object, ...members }, object);
  const address = replace(type, { examples: [example] });
  const complete = replace(problem, { properties: replace(properties, { type: address }) });
  return replace(document, {
    components: replace(components, { schemas: replace(schemas, { Problem: complete }) }),
  });
}
