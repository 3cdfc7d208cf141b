/** Behavior that the contract does not allow. A mistake of the sandbox or of the contract, never of a request. */
export class Contradiction extends Error {
  override readonly name = 'Contradiction';
}
