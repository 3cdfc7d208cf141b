import type { Place } from '../../contract/model';
import { placesIn } from '../../contract/source';

/** The lines in which two texts differ, in the second of them. */
export interface Span {
  readonly start: Place;
  readonly lastLine: number;
}

/** How many characters two texts begin with alike. */
function alike(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** How many characters two texts end with alike, after so many at their beginnings. */
function alikeAtEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let length = 0;
  while (length < most && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
}

/** Where a file was edited; everywhere when it was not there before. */
export function spanOf(file: string, before: string | undefined, now: string): Span {
  const old = before ?? '';
  const start = alike(old, now);
  const place = placesIn(file, now);
  const end = now.length - alikeAtEnd(old, now, start);
  return { start: place(start), lastLine: place(end).line };
}
