import type { PhrasingContent } from 'mdast';
import { type Cell, code, joined, table, text } from '../blocks/tree/mdast';
import { grouped } from '../contract/grouped';
import { asObject, isObject, textOf } from '../contract/json';
import type { Conditions, JsonValue } from '../contract/model';
import { namesOf } from '../contract/names';
import { stateRules, type RulesOfState, type StateRule } from '../mock/state-rules';
import { codeLink, hrefTo, titleLink } from './links';
import { pageError } from './problem';
import type { Page } from './reference';
import type { Tag } from './tag';

/** A value in a condition, or each of several. */
const values = (match: JsonValue): PhrasingContent[] =>
  joined(
    [match].flat().map((value) => [code(textOf(value))]),
    ' or ',
  );

/** A condition on the body in words: `phone is sent`, `decision is approve`. */
const condition = ([pointer, match]: readonly [string, JsonValue]): PhrasingContent[] => {
  const name = code(pointer.slice(1).replaceAll('/', '.'));
  const { present, not } = asObject(isObject(match) ? match : {});
  if (present !== undefined) return [name, text(present === true ? ' is sent' : ' is not sent')];
  return [name, text(not === undefined ? ' is ' : ' is not '), ...values(not ?? match)];
};

/** The cases in which a call gives an answer; none if it always does. */
const cases = (rules: readonly StateRule[]): PhrasingContent[] => {
  const bodies = rules.flatMap(({ body }) => (body ? [body] : []));
  const words = bodies.map((body: Conditions) =>
    joined(
      Object.entries(body).map(([pointer, match]) => condition([pointer, match as JsonValue])),
      ' and ',
    ),
  );
  return words.length === 0 ? [] : [text(' if '), ...joined(words, ' or ')];
};

const operation = (page: Page, id: string): PhrasingContent[] => {
  const title = namesOf(page.reference.contract).operations.get(id)?.summary ?? id;
  return [titleLink(hrefTo(page, 'op', id), title)];
};

/** The answer that rules have in common: an error, or the state of the new object. */
const answer = (page: Page, { error, outcome = '', patch = {} }: StateRule): PhrasingContent[] =>
  error === undefined
    ? [code(outcome), ...Object.values(patch).flatMap((why) => [text(' '), ...values(why)])]
    : [codeLink(page, 'error', error)];

/** The lines of a cell, each under the last. */
const lines = (all: readonly (readonly PhrasingContent[])[]): Cell =>
  all.flatMap((line, index) => (index > 0 ? [{ type: 'break' as const }, ...line] : [...line]));

const stopped = (page: Page, { stopped: states }: RulesOfState): readonly PhrasingContent[][] =>
  states.map(({ type, state, to }) => [
    codeLink(page, 'state', `${type}.${state}`),
    text(to === undefined ? ' waits' : ' moves on to '),
    ...(to === undefined ? [] : [code(to)]),
  ]);

/** One line for each answer, with the operations that give it. */
const refused = (page: Page, { rules }: RulesOfState): readonly PhrasingContent[][] => {
  const keyOf = ({ error, outcome, patch }: StateRule) => JSON.stringify([error, outcome, patch]);
  return [...grouped(rules, keyOf).values()].map((same) => {
    const calls = grouped(same, (rule) => rule.operation);
    const names = [...calls].map(([id, given]) => [...operation(page, id), ...cases(given)]);
    return [
      ...same.slice(0, 1).flatMap((rule) => answer(page, rule)),
      text(': '),
      ...joined(names),
    ];
  });
};

/** The calls that work, or how many of them where the list of the refused ones is shorter. */
const works = (
  page: Page,
  { rules, stopped: states, allowed }: RulesOfState,
): PhrasingContent[] => {
  if (rules.length + states.length === 0) return [text('Everything')];
  if (allowed.length > rules.length) return [text('Everything else')];
  return allowed.length === 0
    ? [text('Nothing')]
    : joined(allowed.map((id) => operation(page, id)));
};

const row = (page: Page, rules: RulesOfState): readonly Cell[] => {
  const stops = [...refused(page, rules), ...stopped(page, rules)];
  return [
    [code(rules.state)],
    stops.length === 0 ? [text('Nothing')] : lines(stops),
    works(page, rules),
  ];
};

/** `<StateRules name="…" />`: what each state of an object refuses and stops, and what works. */
export const stateRulesTag: Tag = {
  name: 'StateRules',
  attributes: { name: 'text' },
  needs: ['name'],
  example: '<StateRules name="User" />',
  expand: (page, place, { name = '' }) => {
    const rules = stateRules(page.reference.contract, name);
    if (rules.length === 0) {
      throw pageError(
        place,
        `The schema \`${name}\` has no lifecycle.`,
        'name a schema with `x-states`.',
      );
    }
    return [
      table(
        ['State', 'Refused or stopped', 'Works'],
        rules.map((entry) => row(page, entry)),
      ),
    ];
  },
};
