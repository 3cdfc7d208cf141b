import type { Move } from './contract';
import { ownMember } from './json';

type States = Readonly<Record<string, readonly Move[]>>;

/** Delay of a move that a sandbox value provokes where the contract names none. */
const PROVOKED = 'PT5S';

/** Where a sandbox value steers to: a state, by way of the state before it where one is named. */
export interface Destination {
  readonly state: string;
  readonly from?: string | undefined;
}

/** First move of the shortest way to a goal; what time does wins over calls, then the order. */
function firstStep(
  states: States,
  start: string | undefined,
  { state, from: via }: Destination,
): Move | undefined {
  const goal = via === undefined || via === start ? state : via;
  const from = (state: string | undefined): readonly Move[] => {
    const moves = ownMember(states, state) ?? [];
    const isCall = ({ operation }: Move) => operation !== undefined;
    return [...moves.filter((move) => !isCall(move)), ...moves.filter(isCall)];
  };
  const open = from(start).map((move) => ({ first: move, at: move.to }));
  const seen = new Set([start]);
  for (const way of open) {
    if (way.at === goal) return way.first;
    if (seen.has(way.at)) continue;
    seen.add(way.at);
    open.push(...from(way.at).map(({ to }) => ({ first: way.first, at: to })));
  }
  return undefined;
}

/** What time does next to an object that a sandbox value steers to `goal`, or that nothing steers. */
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
  return { move, after: move?.after ?? PROVOKED, reachable: step !== undefined };
}
