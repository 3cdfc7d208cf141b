import type { Place } from '../contract/model';
import { ContractError, type Problem } from '../contract/problem';
import { closest } from '../contract/suggest';

/** Returns a function that makes problems at the given place. */
export const problemAt =
  (place: Place) =>
  (message: string, next: string): Problem => ({ place, message, next });

/** An error with the place of a mistake and the next step for the writer. */
export const pageError = (place: Place, message: string, next: string): ContractError =>
  new ContractError([{ place, message, next }]);

/** Longer lists of names are shortened. */
const MAX_NAMES = 12;

/** `did you mean …?` if a name is similar, otherwise the known names. */
export const hint = (name: string, names: Iterable<string>): string => {
  const all = [...names];
  const suggestion = closest(name, all);
  if (suggestion !== undefined) return `did you mean \`${suggestion}\`?`;
  if (all.length === 0) return 'none is known here.';
  const rest = all.length > MAX_NAMES ? ` and ${all.length - MAX_NAMES} more` : '';
  return `known are ${all.slice(0, MAX_NAMES).join(', ')}${rest}.`;
};
