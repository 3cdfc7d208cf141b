import { describe, expect, it } from 'vitest';
import { events } from './events';
import { run } from './fixture';

describe('events', () => {
  it('finds the whole contract on complete pages', async () => {
    const results = await run(events);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(results.map(({ kind, total }) => [kind, total])).toEqual([['events', 1]]);
  });

  it.each([
    ['id="event-loan-returned"', '', 'event loan.returned has no #event-loan-returned'],
    ['When the book is lost.', '', 'does not say "When the book is lost."'],
    ['evt_1', 'evt_2', 'does not say "{'],
  ])('reports missing content: %s', async (find, replacement, fault) => {
    const results = await run(events, { find, replacement });
    const faults = results.flatMap((result) => result.faults);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
    const all = results.reduce((sum, { seen, total }) => sum + total - seen, 0);
    expect(all).toBe(1);
  });
});
