import { expect, it } from 'vitest';
import { Agenda } from './agenda';

it('gives appointments in the order of their time, then of their making', () => {
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
