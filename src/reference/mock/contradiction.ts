/**
 * Behavior that the contract does not allow: a bug of the sandbox or of the contract, never of a
 * request.
 */
export class Contradiction extends Error {
  override readonly name = 'Contradiction';
}
