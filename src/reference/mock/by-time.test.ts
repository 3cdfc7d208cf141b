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
  it('takes the move that has a time when nothing steers', () => {
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

  it('steers by the shortest way, after 5 seconds where the contract names no time', () => {
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

  it('prefers what time does to a call', () => {
    const states = { a: [{ to: 'b', operation: 'call' }, { to: 'b' }], b: [] };
    expect(nextTimedMove(states, 'a', { state: 'b' }).move).toBe(states.a[1]);
  });

  it('waits for a call that the way needs, and lets time do what it does meanwhile', () => {
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

  it('goes by way of the state that is named', () => {
    expect(nextTimedMove(STATES, 'pending', { state: 'approved', from: 'refused' }).move).toBe(
      STATES.pending[2],
    );
    expect(nextTimedMove(STATES, 'held', { state: 'approved', from: 'held' }).move).toBe(
      STATES.held[0],
    );
  });

  it('says when no way leads there', () => {
    expect(nextTimedMove(STATES, 'closed', { state: 'pending' }).reachable).toBe(false);
    const circle = { a: [{ to: 'b' }], b: [{ to: 'a' }] };
    expect(nextTimedMove(circle, 'a', { state: 'c' })).toEqual({
      move: undefined,
      after: 'PT5S',
      reachable: false,
    });
  });
});
