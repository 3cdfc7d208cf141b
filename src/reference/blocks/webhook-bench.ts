import type { BenchEvent } from '../webhooks/bench';
import { defineBlock, type LazyJson } from './tree/block';

export interface WebhookBenchProps {
  /** The examples of all events of the set. */
  readonly load: LazyJson<readonly BenchEvent[]>;
}

/** Deliveries to sign, change and receive. Its children are shown without JavaScript. */
export const webhookBench = defineBlock<WebhookBenchProps>({
  component: 'WebhookBench',
  lazy: ['load'],
});
