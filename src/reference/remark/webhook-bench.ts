import { importOf, lazyAttribute } from './esm';
import { block } from './jsx';
import { paragraph, text } from './mdast';
import { problem } from './problem';
import { type Tag, transformerOf } from './tag';

const COMPONENT = '@site/src/site/components/WebhookBench';
const PLAIN =
  'With JavaScript, a bench stands here: it makes a delivery from the example of an event, signs it, ' +
  'lets you change it, and shows each check of a receiver. Without JavaScript, run one of the ' +
  'receivers above and send it a request that you signed yourself.';

export const webhookBenchTag: Tag = {
  name: 'WebhookBench',
  required: [],
  optional: [],
  example: '<WebhookBench />',
  expand: (_values, page, place) => {
    if (page.reference.contract.events.length === 0) {
      throw problem(
        place,
        `The contract of ${page.set} has no event to try.`,
        'add a webhook with `x-event`, or take the tag out.',
      );
    }
    const bench = block('WebhookBench', {}, [paragraph([text(PLAIN)])]);
    const data = `@generated/playground/default/${page.set}-events.json`;
    bench.attributes.push(lazyAttribute('load', data));
    return [importOf(COMPONENT, 'WebhookBench'), bench];
  },
};

/** `<WebhookBench />`: deliveries to sign, change, receive and replay. */
export const webhookBench = transformerOf(webhookBenchTag);
