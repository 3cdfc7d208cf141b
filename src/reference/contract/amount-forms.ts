import type { JsonObject } from './model';
import { defined, objectEntries, objectsIn } from './json';
import { oncePer } from './once-per';
import type { Schema } from './schema/validate';

/** The names of the properties in which a contract writes amounts. */
export interface AmountForms {
  /** Digits and unit of an amount (`x-amount`), one entry for each kind of unit. */
  readonly amounts: readonly {
    readonly value: string;
    readonly unit: string;
    readonly units: Schema;
  }[];
  /** An entry in a list of fees (`x-charge`). */
  readonly charge?: { readonly amount: string };
}

type Members = readonly (readonly [name: string, written: JsonObject])[];

/** The properties of each object schema. */
export const everyProperties = oncePer((document: JsonObject): readonly Members[] =>
  [...objectsIn(document)].map(({ properties }) => objectEntries(properties)),
);

export const nameMarked = (members: Members, keyword: string, value: string): string | undefined =>
  members.find(([, written]) => written[keyword] === value)?.[0];

/** Finds the properties marked as parts of amounts; keeps unit schemas as written. */
export const formsIn = oncePer((document: JsonObject): AmountForms => {
  const amounts = everyProperties(document).flatMap((members) => {
    const value = nameMarked(members, 'x-amount', 'value');
    const unit = nameMarked(members, 'x-amount', 'unit');
    if (value === undefined || unit === undefined) return [];
    const [, units = {}] = members.find(([name]) => name === unit) ?? [];
    return [[`${value} ${unit}`, { value, unit, units }] as const];
  });
  const [charge] = everyProperties(document).flatMap((members) => {
    const amount = nameMarked(members, 'x-charge', 'amount');
    return amount === undefined ? [] : [{ amount }];
  });
  return defined({ amounts: [...new Map(amounts).values()], charge });
});
