import type { JsonValue } from '../contract/model';
import { child, formatPointer, isObject } from '../contract/json';
import { textsIn } from './json';

/** Shorter texts are equal by chance. */
const SHORTEST = 3;

/**
 * Places of an answer that repeat a place of the request, read off their examples: the reason of a
 * call that comes back as the reason of a state, an amount that comes back in two units.
 *
 * @returns pairs of RFC 6901 pointers, `[in the request, in the answer]`
 */
export function echoesOf(
  request: JsonValue,
  answer: JsonValue,
): readonly (readonly [string, string])[] {
  const given = [...textsIn(request)].filter(([, text]) => text.length >= SHORTEST);
  return [...textsIn(answer)].flatMap(([path, text]) => {
    // What has a field of its own in the request comes from there or not at all.
    const [top = ''] = path;
    const hasOwnField = isObject(child(request, top)) && isObject(child(answer, top));
    const sources = given
      .filter(([at, value]) => value === text && (!hasOwnField || at[0] === top))
      .map(([at]) => formatPointer(at));
    const place = formatPointer(path);
    // The place of the same name needs no echo: it is copied anyway.
    if (sources.length === 0 || sources.includes(place)) return [];
    const source = sources.find((at) => at.split('/').at(-1) === path.at(-1)) ?? sources[0];
    return source === undefined ? [] : [[source, place] as const];
  });
}
