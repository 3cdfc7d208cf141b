import { expect, it } from 'vitest';
import { subjectOf } from './support';

/**
 * Matches the states in sentences such as `When a transfer reaches \`settled\`.` and `Once per
 * order, when it moves from \`a\` to \`b\`.`
 */
const REACHES = /(?:reaches|moves to|moves from `\w+` to) `(\w+)`/;

it.each(['general', 'rebell-pay'])(
  '%s: an event is sent with every transition that its description names, and with no others',
  (set) => {
    const { contract, mock } = subjectOf(set);
    const named = contract.events.flatMap(({ type, sent, notSent, dataSchema }) => {
      const state = REACHES.exec(sent)?.[1];
      if (state === undefined) return [];
      return [
        { type, state, dataSchema, isSilent: notSent.includes(`\`${state}\` without an event`) },
      ];
    });
    for (const { type, state, dataSchema = '', isSilent } of named) {
      const moves = Object.values(mock.resources[dataSchema]?.lifecycle?.states ?? {}).flat();
      const sending = moves.filter(({ event }) => event === type).map(({ to }) => to);
      const silent = moves.some(({ to, event }) => to === state && event === undefined);
      expect([type, [...new Set(sending)], silent]).toEqual([type, [state], isSilent]);
    }
    expect(named.length).toBeGreaterThan(20);
  },
);
