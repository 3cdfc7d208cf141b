import { type Credentials, firstCredentials, schemesOf } from './credentials';
import type { Operation, Parameter } from '../model';

/**
 * Returns a check of whether a parameter is sent in addition to credentials and the content type.
 * A document may declare those as parameters again, which OpenAPI says to ignore (3.1.1, Parameter
 * Object).
 */
export function isOwn(
  operation: Pick<Operation, 'security' | 'body'>,
  credentials: Credentials,
): (place: Parameter['in'], name: string) => boolean {
  const carried = new Set(
    firstCredentials(schemesOf(operation), credentials).map((credential) =>
      `${credential.in} ${credential.name}`.toLowerCase(),
    ),
  );
  if (operation.body) carried.add('header content-type');
  return (place, name) => !carried.has(`${place} ${name}`.toLowerCase());
}
