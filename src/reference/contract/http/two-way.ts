import { omittedFields } from './media';
import { objects, references } from '../json';
import type { Body, Contract, Operation } from '../model';
import { allOperations } from '../names';
import { oncePer } from '../once-per';
import { referenceName } from '../schema/shape';

/** The names of the schemas in a body in any of its media types, at any depth. */
function namesIn({ schemas }: Contract, bodies: readonly Body[]): ReadonlySet<string> {
  const all = bodies.flatMap((body) => [body, ...(body.others ?? [])]);
  const found = new Set<string>();
  const open = all.map(({ schema }) => schema.schema);
  for (const holder of open) {
    for (const $ref of references(holder)) {
      const name = referenceName({ $ref }) ?? '';
      if (found.has(name)) continue;
      found.add(name);
      open.push(...objects([schemas.get(name)?.schema ?? null]));
    }
  }
  return found;
}

/** The names of the objects that partners send and receive, as far as schemas refer to them. */
export const twoWayObjects = oncePer((contract: Contract): ReadonlySet<string> => {
  const sentIn = (operation: Operation, isByPartner: boolean): readonly Body[] => {
    const isSent = (kind: 'request' | 'response') =>
      (omittedFields(operation.direction, kind).omit === 'readOnly') === isByPartner;
    return [
      ...(operation.body && isSent('request') ? [operation.body] : []),
      ...(isSent('response') ? operation.responses.flatMap(({ body }) => body ?? []) : []),
    ];
  };
  const operations = allOperations(contract);
  const namesOf = (isByPartner: boolean) =>
    namesIn(
      contract,
      operations.flatMap((operation) => sentIn(operation, isByPartner)),
    );
  const received = namesOf(false);
  return new Set([...namesOf(true)].filter((name) => received.has(name)));
});
