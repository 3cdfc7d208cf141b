/** Returns the 32-bit FNV-1a hash of a text's code points, in hexadecimal. */
export function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}
