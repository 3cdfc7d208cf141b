import { describe, expect, it } from 'vitest';
import { nextTimedMove } from './by-time';

const STATES = {
  pending: [
    { to: 'review', operation: 'reviewCase' },
    { to: 'approved', after: 'PT1H' },
    { to: 'refused' },
  ],
  review: [
    { to: 'approved', operation: 'approve' },
    { to: 'held', after: 'PT3S' },
  ],
  approved: [{ to: 'closed', operation: 'close' }],
  held: [{ to: 'approved', after: 'PT2S' }],
  refused: [{ to: 'pending', operation: 'retry' }],
  closed: [],
};

describe('nextTimedMove', () => {
  it('returns the move with a time if there is no goal', () => {
    expect(nextTimedMove(STATES, 'pending', undefined)).toEqual({
      move: STATES.pending[1],
      after: 'PT1H',
      reachable: false,
    });
    expect(nextTimedMove(STATES, 'closed', undefined)).toEqual({
      move: undefined,
      after: 'PT5S',
      reachable: false,
    });
    expect(nextTimedMove(STATES, 'unknown', undefined).move).toBeUndefined();
    expect(nextTimedMove(STATES, undefined, undefined).move).toBeUndefined();
  });

  it('takes the shortest path to the goal, after 5 seconds by default', () => {
    expect(nextTimedMove(STATES, 'pending', { state: 'refused' })).toEqual({
      move: STATES.pending[2],
      after: 'PT5S',
      reachable: true,
    });
    expect(nextTimedMove(STATES, 'held', { state: 'approved' })).toEqual({
      move: STATES.held[0],
      after: 'PT2S',
      reachable: true,
    });
  });

  it('prefers a move by time to a move by a call', () => {
    const states = { a: [{ to: 'b', operation: 'call' }, { to: 'b' }], b: [] };
    expect(nextTimedMove(states, 'a', { state: 'b' }).move).toBe(states.a[1]);
  });

  it('waits for a call on the path to the goal, and makes moves by time meanwhile', () => {
    expect(nextTimedMove(STATES, 'review', { state: 'closed' })).toEqual({
      move: STATES.review[1],
      after: 'PT3S',
      reachable: true,
    });
    expect(nextTimedMove(STATES, 'approved', { state: 'closed' })).toEqual({
      move: undefined,
      after: 'PT5S',
      reachable: true,
    });
  });

  it('passes the given state before the goal', () => {
    expect(nextTimedMove(STATES, 'pending', { state: 'approved', from: 'refused' }).move).toBe(
      STATES.pending[2],
    );
    expect(nextTimedMove(STATES, 'held', { state: 'approved', from: 'held' }).move).toBe(
      STATES.held[0],
    );
  });

  it('reports an unreachable goal', () => {
    expect(nextTimedMove(STATES, 'closed', { state: 'pending' }).reachable).toBe(false);
    const circle = { a: [{ to: 'b' }], b: [{ to: 'a' }] };
    expect(nextTimedMove(circle, 'a', { state: 'c' })).toEqual({
      move: undefined,
      after: 'PT5S',
      reachable: false,
    });
  });
});
