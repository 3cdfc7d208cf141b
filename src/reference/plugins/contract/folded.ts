import { grouped } from '../../contract/grouped';
import { formatPlace, formatProblem, type Problem } from '../../contract/problem';

/** The number of places listed for a problem, and of problems of a kind that are shown. */
const SHOWN = 3;

/** A message without the names in it. */
const kindOf = ({ message, place: { file } }: Problem): string =>
  `${file} ${message.replace(/`[^`]+`/g, '`')}`;

const placeOf = ({ place }: Problem): string => formatPlace(place);

const foldedBy = (
  problems: readonly Problem[],
  nameOf: (problem: Problem) => string,
  fold: (first: Problem, others: readonly Problem[]) => readonly Problem[],
): readonly Problem[] =>
  [...grouped(problems, nameOf).values()].flatMap(([first, ...others]) =>
    first ? fold(first, others) : [],
  );

const withOthers = (first: Problem, others: string): Problem => ({
  ...first,
  next: `${first.next}. ${others}`,
});

function atPlaces(first: Problem, others: readonly Problem[]): readonly Problem[] {
  if (others.length === 0) return [first];
  const places =
    others.length > SHOWN
      ? `in ${others.length} more places, which the terminal lists`
      : `at ${others.map(placeOf).join(', ')}`;
  return [withOthers(first, `The same ${places}`)];
}

const ofKind = (first: Problem, others: readonly Problem[]): readonly Problem[] =>
  others.length < SHOWN
    ? [first, ...others]
    : [withOthers(first, `${others.length} more like it, which the terminal lists`)];

/**
 * Combines equal problems at several places, such as a missing name, into one; likewise many of a
 * kind in a file, such as references to a truncated part. At each place, only the first problem is
 * shown: others follow from it, or are shown when it is solved.
 */
export function folded(problems: readonly Problem[]): readonly string[] {
  const first = foldedBy(problems, placeOf, (problem) => [problem]);
  const byMessage = foldedBy(first, ({ message }) => message, atPlaces);
  return foldedBy(byMessage, kindOf, ofKind).map(formatProblem);
}
