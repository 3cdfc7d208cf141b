import type { Place } from '../../contract/model';
import { placesIn } from '../../contract/source';

/** The lines of the second of two texts in which they differ. */
interface Span {
  readonly start: Place;
  readonly lastLine: number;
}

/** The number of equal characters at the start of two texts. */
function alike(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** The number of equal characters at the end of two texts, not counting the first `start` ones. */
function alikeAtEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let length = 0;
  while (length < most && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
}

/** The edited lines of a file; all of them if the file is new. */
export function spanOf(file: string, before: string | undefined, now: string): Span {
  const old = before ?? '';
  const start = alike(old, now);
  const place = placesIn(file, now);
  const end = now.length - alikeAtEnd(old, now, start);
  return { start: place(start), lastLine: place(end).line };
}
