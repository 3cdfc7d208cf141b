import type { Problem } from '../problem';
import { placesIn } from '../source';

/** Patterns that make a whole text unreadable, whatever its format. */
const UNREADABLE: readonly (readonly [pattern: RegExp, message: string, next: string])[] = [
  [
    /^(?:<{7}|>{7}) /m,
    'Git could not merge the two versions that stand here',
    'keep one of the two, and delete the lines `<<<<<<<`, `=======` and `>>>>>>>`',
  ],
  [
    /[\0\ufffd]/,
    'There is a character that is not UTF-8',
    'save the file with the encoding UTF-8, and type the character again',
  ],
  [/\r(?!\n)/, 'The line ends with CR alone', 'save the file with the line ends LF'],
  [
    /(?<=^(?:[ \t]*|#+|[ \t-]*[\w-]+:))\u00a0/m,
    'There is a no-break space where a plain one belongs',
    'delete it, and type a space',
  ],
];

/** Finds a mistake that would make all other problems of a text misleading. */
export function textProblem(file: string, text: string): Problem | undefined {
  for (const [pattern, message, next] of UNREADABLE) {
    const match = pattern.exec(text);
    if (match) return { place: placesIn(file, text)(match.index), message, next };
  }
  return undefined;
}
