import type { JsonValue } from '../contract/model';
import { child, formatPointer, isObject } from '../contract/json';
import { textsIn } from './json';

/** Shorter texts are equal by chance. */
const SHORTEST = 3;

/**
 * Finds places of an answer that repeat a value of the request, by comparing their examples: a
 * reason that comes back as the reason of a state, or an amount that comes back in two units.
 *
 * @returns pairs of RFC 6901 pointers, `[in the request, in the answer]`
 */
export function echoesOf(
  request: JsonValue,
  answer: JsonValue,
): readonly (readonly [string, string])[] {
  const given = [...textsIn(request)].filter(([, text]) => text.length >= SHORTEST);
  return [...textsIn(answer)].flatMap(([path, text]) => {
    // An object that both have is copied as a whole, so only places inside it can be repeated.
    const [top = ''] = path;
    const hasOwnField = isObject(child(request, top)) && isObject(child(answer, top));
    const sources = given
      .filter(([sourcePath, value]) => value === text && (!hasOwnField || sourcePath[0] === top))
      .map(([sourcePath]) => formatPointer(sourcePath));
    const place = formatPointer(path);
    // A field of the same name is copied anyway.
    if (sources.length === 0 || sources.includes(place)) return [];
    const source =
      sources.find((pointer) => pointer.split('/').at(-1) === path.at(-1)) ?? sources[0];
    return source === undefined ? [] : [[source, place] as const];
  });
}
