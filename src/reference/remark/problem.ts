import type { Place } from '../contract/model';
import { ContractError, type Problem } from '../contract/problem';
import { closest } from '../contract/suggest';

/** Makes the problems of a place. */
export const problemAt =
  (place: Place) =>
  (message: string, next: string): Problem => ({ place, message, next });

/** An error that shows a writer where the mistake is and what to do next. */
export const pageError = (place: Place, message: string, next: string): ContractError =>
  new ContractError([{ place, message, next }]);

/** Longer lists of names are cut. */
const MAX_NAMES = 12;

/** `did you mean …?` when a name comes close, otherwise the names that there are. */
export const hint = (name: string, names: Iterable<string>): string => {
  const all = [...names];
  const suggestion = closest(name, all);
  if (suggestion !== undefined) return `did you mean \`${suggestion}\`?`;
  if (all.length === 0) return 'none is known here.';
  const rest = all.length > MAX_NAMES ? ` and ${all.length - MAX_NAMES} more` : '';
  return `known are ${all.slice(0, MAX_NAMES).join(', ')}${rest}.`;
};
