import type { Fee } from '../fees/schedule';
import { defineBlock } from './tree/block';

export interface FeeCalculatorProps {
  /** The fee schedule by product; its texts contain no Markdown. */
  readonly products: readonly { readonly title: string; readonly fees: readonly Fee[] }[];
  /** Whether the figures are placeholders. */
  readonly illustrative?: boolean;
}

/** Calculates a fee. Its children are shown without JavaScript. */
export const feeCalculator = defineBlock<FeeCalculatorProps>({
  component: 'FeeCalculator',
});
