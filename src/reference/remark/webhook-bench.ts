import { webhookBench as bench } from '../blocks/webhook-bench';
import { paragraph, text } from '../blocks/tree/mdast';
import { pageError } from './problem';
import type { Tag } from './tag';

const WITHOUT_JAVASCRIPT =
  'With JavaScript, you can try deliveries here: the page makes one from the example of an event, signs it, ' +
  'lets you change it, and shows each check of a receiver. Without JavaScript, run one of the ' +
  'receivers above and send it a request that you signed yourself.';

/** `<WebhookBench />`: deliveries to sign, change, receive and replay. */
export const webhookBenchTag: Tag = {
  name: 'WebhookBench',
  expand: (page, place) => {
    if (page.reference.contract.events.length === 0) {
      throw pageError(
        place,
        `The contract of ${page.set} has no event to try.`,
        'add a webhook with `x-event`, or remove <WebhookBench />.',
      );
    }
    const module = `@generated/playground/default/${page.set}-events.json`;
    return [bench({ load: { module } }, [paragraph([text(WITHOUT_JAVASCRIPT)])])];
  },
};
