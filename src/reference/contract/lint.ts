import type { Fee } from '../fees/schedule';
import type { Problem } from './problem';
import { lintWithRedocly } from './redocly';
import type { RuleContext } from './rule';
import { RULES } from './rules';
import { charges } from './rules/charges';

/** Every mistake that the rules find without a look at the fees; none in a contract that can be published. */
export async function lint(
  siteDir: string,
  root: string,
  context: RuleContext,
): Promise<readonly Problem[]> {
  const general = await lintWithRedocly(siteDir, root);
  const own = RULES.filter((rule) => rule !== charges);
  return [...general, ...own.flatMap((rule) => [...rule(context)])];
}

/** Every mistake in what the contract says of fees. */
export const lintCharges = (context: RuleContext, fees: readonly Fee[]): readonly Problem[] => [
  ...charges({ ...context, fees }),
];
