import type { Move } from './contract';
import { ownMember } from './json';

type States = Readonly<Record<string, readonly Move[]>>;

/** Delay of a move that a sandbox value requests, where the contract has none. */
const DEFAULT_DELAY = 'PT5S';

/** The state that a sandbox value steers an object to, and the state to pass right before it. */
interface Destination {
  readonly state: string;
  readonly from?: string | undefined;
}

/** Returns the first move of the shortest path to a goal; moves by time come before calls. */
function firstStep(
  states: States,
  start: string | undefined,
  { state, from: via }: Destination,
): Move | undefined {
  const goal = via === undefined || via === start ? state : via;
  const movesFrom = (state: string | undefined): readonly Move[] => {
    const moves = ownMember(states, state) ?? [];
    const isCall = ({ operation }: Move) => operation !== undefined;
    return [...moves.filter((move) => !isCall(move)), ...moves.filter(isCall)];
  };
  const queue = movesFrom(start).map((move) => ({ firstMove: move, reached: move.to }));
  const visited = new Set([start]);
  for (const { firstMove, reached } of queue) {
    if (reached === goal) return firstMove;
    if (visited.has(reached)) continue;
    visited.add(reached);
    queue.push(...movesFrom(reached).map(({ to }) => ({ firstMove, reached: to })));
  }
  return undefined;
}

/** Returns the next move without a call, towards `goal` if a sandbox value set one. */
export function nextTimedMove(
  states: States,
  state: string | undefined,
  goal: Destination | undefined,
): { readonly move: Move | undefined; readonly after: string; readonly reachable: boolean } {
  const step = goal === undefined ? undefined : firstStep(states, state, goal);
  const move =
    step && step.operation === undefined
      ? step
      : (ownMember(states, state) ?? []).find(({ after }) => after !== undefined);
  return { move, after: move?.after ?? DEFAULT_DELAY, reachable: step !== undefined };
}
