import type { JsonValue } from '../reference/contract/model';
import { asArray, isObject } from '../reference/contract/json';
import type { LandingLink, SetWords, SiteSet, Step, StepsIntro } from './set';

/** The members of an object by their names: true for a value, or the members of the objects in it. */
interface Members {
  readonly [name: string]: true | Members;
}

/** Each name of a type: the compiler of types refuses one that is missing here. */
type Names<T> = { readonly [Name in keyof Required<T>]: true | Members };

type Day = NonNullable<SetWords['day']>;

const LINK = { page: true, title: true, purpose: true } satisfies Names<LandingLink>;
const PANEL = { title: true, language: true, code: true } satisfies Names<Step['panels'][number]>;
const STEP = {
  title: true,
  text: true,
  page: true,
  pageTitle: true,
  panels: PANEL,
} satisfies Names<Step>;
const INTRO = { page: true, title: true, text: true } satisfies Names<StepsIntro>;
const ENTRY = { time: true, event: true, amount: true } satisfies Names<Day['entries'][number]>;
const SET = {
  id: true,
  title: true,
  isSample: true,
  tagline: true,
  does: true,
  audience: true,
  purpose: true,
  topics: LINK,
  keyPages: LINK,
  firstSteps: { intro: INTRO, steps: STEP } satisfies Names<NonNullable<SetWords['firstSteps']>>,
  day: { title: true, currency: true, entries: ENTRY } satisfies Names<Day>,
} satisfies Names<SiteSet>;

interface UnknownName {
  readonly name: string;
  readonly known: readonly string[];
}

/** Names in a set that mean nothing there, long before the check of types tells them. */
export function unknownNames(value: JsonValue, members: Members = SET): readonly UnknownName[] {
  if (!isObject(value)) return asArray(value).flatMap((item) => unknownNames(item, members));
  return Object.entries(value).flatMap(([name, part]) => {
    const inner = members[name];
    if (inner === undefined) return [{ name, known: Object.keys(members) }];
    return inner === true ? [] : unknownNames(part, inner);
  });
}
