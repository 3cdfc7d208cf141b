import type { MockContract, MockOperation } from './contract';
import { canMove } from './lifecycle';

/** The nouns that error codes use for a type: `exchange_quote`, `quote`, `exchange`. */
function nounsOf(schema: string): readonly string[] {
  const words = schema
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');
  return [words.join('_'), words.at(-1) ?? '', words[0] ?? ''];
}

/**
 * The code for an object in a state that does not allow the call. Codes are named after object
 * and state: `card_closed`, `card_already_frozen`, `card_not_active`.
 */
function codeForState(
  contract: MockContract,
  operation: MockOperation,
  type: string,
  state: string,
): string | undefined {
  const otherStates = Object.keys(contract.resources[type]?.lifecycle?.states ?? {}).filter(
    (other) => other !== state,
  );
  const suffixes = [
    state,
    `already_${state}`,
    ...otherStates.map((other) => `not_${other}`),
    ...(otherStates.includes('active') ? ['not_eligible'] : []),
  ];
  const nouns = nounsOf(type);
  return suffixes
    .flatMap((suffix) => nouns.map((noun) => `${noun}_${suffix}`))
    .find((code) => operation.errors.includes(code));
}

/** The code with which an operation refuses an object because of its state, if it does. */
export function refusalOfState(
  contract: MockContract,
  operation: MockOperation,
  type: string,
  state: string,
): string | undefined {
  if (canMove(contract, operation.id, type, state)) return undefined;
  const code = codeForState(contract, operation, type, state);
  // Where `x-refusals` says when the code applies to this type, its name does not count.
  const isDeclared =
    operation.refusals.some(({ error }) => error === code) &&
    operation.refusals.some((refusal) => refusal.of === type);
  if (code !== undefined && !isDeclared) return code;
  if (!canMove(contract, operation.id, type)) return undefined;
  const conflicts = operation.errors.filter(
    (error) => Number(contract.errors[error]?.status ?? 0) === 409,
  );
  return (
    conflicts.find((error) => error.includes('_not_')) ??
    conflicts.find((error) => error.includes('_already_')) ??
    conflicts[0]
  );
}
