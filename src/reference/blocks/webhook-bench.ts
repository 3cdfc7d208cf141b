import type { BenchEvent } from '../webhooks/bench';
import { defineBlock, type LazyJson } from './tree/block';

export interface WebhookBenchProps {
  /** The example of every event of the set. */
  readonly load: LazyJson<readonly BenchEvent[]>;
}

/** Deliveries to sign, change and receive; its children are there without JavaScript. */
export const webhookBench = defineBlock<WebhookBenchProps>({
  component: 'WebhookBench',
  lazy: ['load'],
});
