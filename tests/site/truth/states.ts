import { stateAnchor } from '../../../src/reference/contract/page/anchors';
import type { Contract, Lifecycle, State, Transition } from '../../../src/reference/contract/model';
import { attribute, type Element, elementsNamed, text } from '../dom';
import {
  closest,
  missingFrom,
  Tally,
  type Coverage,
  type SetTruth,
  type TruthCheck,
} from './truth';

/**
 * Whether a line of a state's row shows a transition: its target, its condition, and the call that
 * causes it.
 */
const shows = (line: Element, target: string, move: Transition): boolean => {
  const links = [...elementsNamed(line, 'a')];
  return (
    links.some((link) => attribute(link, 'href')?.endsWith(`#${target}`)) &&
    missingFrom([line], [move.to, move.when, move.operation]) === undefined
  );
};

function checkMoves(
  row: Element,
  contract: Contract,
  lifecycle: Lifecycle,
  state: State,
  tally: Tally,
): void {
  const lines = [...elementsNamed(row, 'li')];
  for (const [index, move] of state.next.entries()) {
    const key = `move ${index + 1} of ${lifecycle.schema}.${state.name} to ${move.to}`;
    const target = stateAnchor(contract, lifecycle, move.to);
    const line = lines.find((candidate) => shows(candidate, target, move));
    // Removed, because a line cannot show two transitions.
    if (line) lines.splice(lines.indexOf(line), 1);
    const namesEvent = move.event === undefined || text(row).includes(move.event);
    const fault = line ? 'does not name its event' : 'is not in the row of the state';
    tally.note(key, line && namesEvent ? undefined : fault);
  }
}

function check(set: SetTruth): readonly Coverage[] {
  const states = new Tally(set, 'states');
  const moves = new Tally(set, 'transitions');
  for (const { lifecycle } of set.contract.schemas.values()) {
    for (const state of lifecycle?.states ?? []) {
      if (!lifecycle) continue;
      const anchor = stateAnchor(set.contract, lifecycle, state.name);
      const row = closest(set.anchors.get(anchor), 'tr');
      const key = `state ${lifecycle.schema}.${state.name}`;
      states.note(
        key,
        row ? missingFrom([row], [state.name, state.meaning]) : `has no row #${anchor}`,
      );
      if (row) checkMoves(row, set.contract, lifecycle, state, moves);
      else state.next.forEach(({ to }) => moves.note(`${key} to ${to}`, 'is on no page'));
    }
  }
  return [states.coverage(), moves.coverage()];
}

/** Every state of every lifecycle has a row, with its meaning and each transition from it. */
export const states: TruthCheck = {
  name: 'every state and every transition is in a table',
  atLeast: ({ schemas }) => [...schemas.values()].filter(({ lifecycle }) => lifecycle).length,
  check: ({ sets }) => sets.flatMap(check),
};
