import type { Fee } from '../fees/schedule';
import { defineBlock } from './tree/block';

export interface FeeCalculatorProps {
  /** The schedule, by product; texts without Markdown. */
  readonly products: readonly { readonly title: string; readonly fees: readonly Fee[] }[];
  /** Whether its figures are placeholders. */
  readonly illustrative?: boolean;
}

/** Works out a fee; its children are there without JavaScript. */
export const feeCalculator = defineBlock<FeeCalculatorProps>({
  component: 'FeeCalculator',
});
