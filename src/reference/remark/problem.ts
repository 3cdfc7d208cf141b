import type { Place } from '../contract/model';
import { ContractError } from '../contract/problem';
import { closest } from '../contract/suggest';

/** An error that tells a writer where the mistake is and what to do next. */
export const problem = (place: Place, message: string, next: string): ContractError =>
  new ContractError([{ place, message, next }]);

/** A longer list is read by nobody. */
const SHOWN = 12;

/** "did you mean …?" when a name comes close, otherwise the known names. */
export const hint = (name: string, known: Iterable<string>): string => {
  const all = [...known];
  const near = closest(name, all);
  if (near !== undefined) return `did you mean \`${near}\`?`;
  const some = all.slice(0, SHOWN).join(', ');
  if (all.length === 0) return 'none is known here.';
  return all.length > SHOWN
    ? `known are ${some} and ${all.length - SHOWN} more.`
    : `known are ${some}.`;
};
