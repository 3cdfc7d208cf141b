import type { MockContract, MockOperation } from './contract';
import { ownMember } from './json';

/** The nouns that error codes use for a type: `exchange_quote`, `quote`, `exchange`. */
function nounsOf(schema: string): readonly string[] {
  const words = schema
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');
  return [words.join('_'), words.at(-1) ?? '', words[0] ?? ''];
}

const statesOf = (contract: MockContract, type: string): Readonly<Record<string, unknown>> =>
  contract.resources[type]?.lifecycle?.states ?? {};

/** Whether an operation can move an object from a state, or from any state when none is given. */
export const moves = (
  contract: MockContract,
  operation: string,
  type: string,
  state?: string,
): boolean => {
  const states = contract.resources[type]?.lifecycle?.states ?? {};
  const from =
    state === undefined ? Object.values(states).flat() : (ownMember(states, state) ?? []);
  return from.some((move) => move.operation === operation);
};

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
  const nouns = nounsOf(type);
  const named = [
    ...nouns.map((noun) => `${noun}_${state}`),
    ...nouns.map((noun) => `${noun}_already_${state}`),
  ].find((code) => operation.errors.includes(code));
  if (named !== undefined) return named;
  const states = Object.keys(statesOf(contract, type));
  const needsAnother = operation.errors.find((code) =>
    nouns.some((noun) => {
      const wanted = code.startsWith(`${noun}_not_`) ? code.slice(noun.length + 5) : undefined;
      return wanted !== undefined && wanted !== state && states.includes(wanted);
    }),
  );
  if (needsAnother !== undefined) return needsAnother;
  const notEligible = nouns.map((noun) => `${noun}_not_eligible`);
  return state === 'active' || !states.includes('active')
    ? undefined
    : operation.errors.find((code) => notEligible.includes(code));
}

/** The code with which an operation refuses an object because of its state, if it does. */
export function refusalOfState(
  contract: MockContract,
  operation: MockOperation,
  type: string,
  state: string,
): string | undefined {
  if (moves(contract, operation.id, type, state)) return undefined;
  const code = codeForState(contract, operation, type, state);
  // Where `x-refusals` already has the code for this type, the name of the code says nothing.
  const isSettled = operation.refusals.some(({ error }) => error === code);
  const looksAtIt = operation.refusals.some((refusal) => refusal.of === type);
  if (code !== undefined && (!isSettled || !looksAtIt)) return code;
  if (!moves(contract, operation.id, type)) return undefined;
  const conflicts = operation.errors.filter(
    (error) => Number(contract.errors[error]?.status ?? 0) === 409,
  );
  return (
    conflicts.find((error) => error.includes('_not_')) ??
    conflicts.find((error) => error.includes('_already_')) ??
    conflicts[0]
  );
}
