import { asObject, isObject } from '../../contract/json';
import type { Contract, Place } from '../../contract/model';
import { placeOf } from '../../contract/origins';

/**
 * Returns the place of the operation, object, event, parameter or header at the start of a pointer
 * (`findPointer`); undefined when the contract does not have it.
 */
export function placeOfPointer(contract: Contract, pointer: string): Place | undefined {
  const [kind = '', name = ''] = /^(\w+):([^.]*)/.exec(pointer)?.slice(1) ?? [];
  switch (kind) {
    case 'op':
      return [...contract.operations, ...contract.partnerOperations].find(({ id }) => id === name)
        ?.place;
    case 'event':
      // The type of an event contains dots.
      return contract.events.find(
        ({ type }) => pointer === `event:${type}` || pointer.startsWith(`event:${type}.body`),
      )?.place;
    case 'schema':
    case 'state':
      return contract.schemas.get(name)?.place;
    case 'parameter':
    case 'header': {
      const shared = asObject(asObject(contract.document.components)[`${kind}s`])[name];
      return isObject(shared) ? placeOf(shared) : undefined;
    }
    default:
      return undefined;
  }
}
