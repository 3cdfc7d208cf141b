import { expect, it } from 'vitest';
import { Agenda } from './agenda';

it('returns appointments in order of their time, then in the order in which they were added', () => {
  const agenda = new Agenda<{ at: number; name: string }>();
  for (const [name, at] of [
    ['noon', 12],
    ['dawn', 6],
    ['lunch', 12],
    ['dusk', 18],
    ['midnight', 0],
  ] as const) {
    agenda.add({ name, at });
  }
  const names: string[] = [];
  for (let next = agenda.first(); next; next = agenda.first()) {
    names.push(next.name);
    agenda.removeFirst();
  }
  expect(names).toEqual(['midnight', 'dawn', 'noon', 'lunch', 'dusk']);
});
