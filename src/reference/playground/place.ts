import { parsePointer } from '../contract/json';

const INDEX = /^\d+$/;

/**
 * Returns the offsets of a field's name in the text of a body, or of its nearest existing parent if
 * the field is missing.
 *
 * @param pointer RFC 6901 pointer to the field
 */
export function rangeOfField(text: string, pointer: string): readonly [start: number, end: number] {
  let [start, end] = [0, 0];
  for (const token of parsePointer(pointer)) {
    if (INDEX.test(token)) continue;
    const name = JSON.stringify(token);
    let index = text.indexOf(name, end);
    // Skip values with the same text: a field name is followed by a colon.
    while (index >= 0 && !/^\s*:/.test(text.slice(index + name.length))) {
      index = text.indexOf(name, index + 1);
    }
    if (index < 0) break;
    [start, end] = [index, index + name.length];
  }
  return [start, end];
}
