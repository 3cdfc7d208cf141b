import { type Credentials, firstCredentials, schemesOf } from './credentials';
import type { Operation, Parameter } from '../model';

/**
 * Whether a parameter is one that a call does not carry already as a credential or as the type of
 * its body: a document may name those once more, and OpenAPI says to ignore that (3.1.1, Parameter
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
