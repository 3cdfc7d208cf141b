import { asObject, asText, objects } from '../json';
import type { Finding, Rule } from './rule';
import { didYouMean } from '../suggest';

/** The steps of `x-prepare` must name existing operations and example bodies. */
export const preparation: Rule = function* ({ document, operations, operationIds, build }) {
  const ids = [...operationIds];
  for (const [prepared, steps] of Object.entries(asObject(document['x-prepare']))) {
    const report = (path: readonly string[], message: string, next: string): Finding => {
      const part = path.length === 0 ? 'key' : 'value';
      return { node: document, path: ['x-prepare', prepared, ...path], part, message, next };
    };
    const unknown = (id: string, ...path: readonly string[]): Finding =>
      report(path, `There is no operation \`${id}\``, didYouMean(id, ids, 'name an operation'));
    if (!operationIds.has(prepared)) yield unknown(prepared);
    for (const [index, step] of objects(steps).entries()) {
      const [call, example] = [asText(step.call), asText(step.example)];
      if (call === undefined) continue;
      const written = operations.find(({ operation }) => operation.operationId === call);
      if (!written) yield unknown(call, String(index), 'call');
      if (!written || example === undefined) continue;
      const names = (build(written).body?.examples ?? []).map(({ name }) => name);
      if (names.includes(example)) continue;
      const message = `The request body of \`${call}\` has no example \`${example}\``;
      const next = didYouMean(example, names, 'name an example of it');
      yield report([String(index), 'example'], message, next);
    }
  }
};
