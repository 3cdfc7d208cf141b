import * as anchored from './anchored';
import * as changeEntries from './change-entries';
import * as changeMark from './change-mark';
import * as codeTabs from './code-tabs';
import * as downloads from './downloads';
import * as endpoint from './endpoint';
import * as errors from './errors';
import * as example from './example';
import * as facts from './facts';
import * as feeCalculator from './fee-calculator';
import * as fields from './fields';
import * as fold from './fold';
import * as lifecycle from './lifecycle';
import * as operationLines from './operation-lines';
import * as playground from './playground';
import * as recipe from './recipe';
import * as referenceBlock from './reference-block';
import * as sampleContractNotice from './sample-contract-notice';
import * as samples from './samples';
import * as webhookBench from './webhook-bench';
import type { AnyBlock, BlockNode } from './tree/block';

/** Every block. A page imports the components of its blocks in reverse order of this list. */
export const BLOCKS: readonly AnyBlock[] = [
  feeCalculator,
  playground,
  webhookBench,
  anchored,
  changeEntries,
  changeMark,
  codeTabs,
  downloads,
  endpoint,
  errors,
  example,
  facts,
  fields,
  fold,
  lifecycle,
  operationLines,
  recipe,
  referenceBlock,
  samples,
  sampleContractNotice,
].flatMap((file) => Object.values<AnyBlock>(file));

const byComponent = new Map(BLOCKS.map((block) => [block.component, block]));

/** The block that a component shows; undefined for components that a page imports itself. */
export const blockNamed = (component: string): AnyBlock | undefined => byComponent.get(component);

/** Returns the definition of a node. */
export function blockOf({ component }: BlockNode): AnyBlock {
  const block = blockNamed(component);
  if (!block) {
    throw new Error(`No block is named ${component}. Next: list it in src/reference/blocks.`);
  }
  return block;
}
