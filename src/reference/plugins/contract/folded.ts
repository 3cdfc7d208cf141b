import { grouped } from '../../contract/grouped';
import { formatPlace, formatProblem, type Problem } from '../../contract/problem';

/** How many places a mistake is shown at. */
const PLACES = 3;

/** What is said, whatever names are in it. */
const kindOf = ({ message, place: { file } }: Problem): string =>
  `${file} ${message.replace(/`[^`]+`/g, '`')}`;

const foldedBy = (
  problems: readonly Problem[],
  nameOf: (problem: Problem) => string,
  others: (count: number) => string,
): readonly Problem[] =>
  [...grouped(problems, nameOf).values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length <= PLACES) return same;
    return [{ ...first, next: `${first.next}. ${others(same.length - 1)}` }];
  });

/**
 * A mistake that is found at many places, such as a name that is gone, is one; so are many of a kind in
 * a file, such as references to what was cut off its end.
 */
export function folded(problems: readonly Problem[]): readonly string[] {
  const first = [
    ...grouped(problems, ({ place, message }) => `${formatPlace(place)} ${message}`).values(),
  ].flatMap(([problem]) => problem ?? []);
  const by = foldedBy(
    first,
    ({ message }) => message,
    (count) => `The same in ${count} more places, which the terminal lists`,
  );
  return foldedBy(by, kindOf, (count) => `${count} more like it, which the terminal lists`).map(
    formatProblem,
  );
}
