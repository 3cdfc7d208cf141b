import { anchored } from './anchored';
import { changeEntries, changeEntry, changeHead } from './change-entries';
import { changeMark } from './change-mark';
import { codeTabs } from './code-tabs';
import { details } from './details';
import { downloadList } from './downloads';
import { endpoint } from './endpoint';
import { errorEntries, errorEntry, errorLines } from './errors';
import { example } from './example';
import { fact, facts } from './facts';
import { feeCalculator } from './fee-calculator';
import * as fieldBlocks from './fields';
import * as lifecycleBlocks from './lifecycle';
import { methodBadge } from './method-badge';
import { operationLines } from './operation-lines';
import { playground, playgroundLine } from './playground';
import * as referenceBlocks from './reference-block';
import { sampleContractNotice } from './sample-contract-notice';
import { samples } from './samples';
import { statusBadge } from './status-badge';
import type { AnyBlock, BlockNode } from './tree/block';
import { webhookBench } from './webhook-bench';

/** Every block. A page imports the components of its blocks in this order, from the last one. */
export const BLOCKS: readonly AnyBlock[] = [
  feeCalculator,
  playground,
  playgroundLine,
  webhookBench,
  anchored,
  changeEntries,
  changeEntry,
  changeHead,
  changeMark,
  codeTabs,
  details,
  downloadList,
  endpoint,
  errorEntries,
  errorEntry,
  errorLines,
  example,
  fact,
  facts,
  ...Object.values(fieldBlocks),
  ...Object.values(lifecycleBlocks),
  operationLines,
  ...Object.values(referenceBlocks),
  samples,
  methodBadge,
  sampleContractNotice,
  statusBadge,
];

const byComponent: ReadonlyMap<string, AnyBlock> = new Map(
  BLOCKS.map((block) => [block.component, block]),
);

/** The block that a component shows; undefined for components of a page's own. */
export const blockNamed = (component: string): AnyBlock | undefined => byComponent.get(component);

/** The definition of a node. */
export function blockOf({ component }: BlockNode): AnyBlock {
  const block = blockNamed(component);
  if (!block) {
    throw new Error(`No block is named ${component}. Next: list it in src/reference/blocks.`);
  }
  return block;
}
