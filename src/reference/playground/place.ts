import { parsePointer } from '../contract/json';

const INDEX = /^\d+$/;

/**
 * Where a place of a body stands in its text: offsets of the name of the field, or of the nearest
 * one on its way that is there.
 *
 * @param pointer RFC 6901
 */
export function rangeOfField(text: string, pointer: string): readonly [start: number, end: number] {
  let [start, end] = [0, 0];
  for (const token of parsePointer(pointer)) {
    if (INDEX.test(token)) continue;
    const name = JSON.stringify(token);
    let at = text.indexOf(name, end);
    // The same text as a value is not the field.
    while (at >= 0 && !/^\s*:/.test(text.slice(at + name.length))) at = text.indexOf(name, at + 1);
    if (at < 0) break;
    [start, end] = [at, at + name.length];
  }
  return [start, end];
}
