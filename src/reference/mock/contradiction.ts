/** Behavior that the contract forbids: a bug of the sandbox or contract, never of a request. */
export class Contradiction extends Error {
  override readonly name = 'Contradiction';
}
