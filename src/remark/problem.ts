import type { Place } from '../contract/model';
import { formatPlace } from '../contract/problem';
import { closest } from '../contract/suggest';

/** An error that tells a writer where the mistake is and what to do next. */
export const problem = (place: Place, message: string, next: string): Error =>
  new Error(`${formatPlace(place)} ${message} Next: ${next}`);

/** "did you mean …?" when a name comes close, otherwise all known names. */
export const hint = (name: string, known: Iterable<string>): string => {
  const all = [...known];
  const near = closest(name, all);
  if (near !== undefined) return `did you mean \`${near}\`?`;
  return all.length === 0 ? 'none is known here.' : `known are ${all.join(', ')}.`;
};
