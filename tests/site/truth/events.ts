import { eventAnchor } from '../../../src/reference/contract/page/anchors';
import {
  anchorsOfTopic,
  missingFrom,
  sectionAt,
  Tally,
  type SetTruth,
  type TruthCheck,
} from './truth';

function check(set: SetTruth) {
  const tally = new Tally(set, 'events');
  for (const event of set.contract.events) {
    const { type, topic, description, sent, notSent, ordering, example } = event;
    const heading = anchorsOfTopic(set, topic).get(eventAnchor(set.contract, type));
    const texts = [type, description, sent, notSent, ordering, JSON.stringify(example)];
    tally.note(
      `event ${type}`,
      heading
        ? missingFrom(sectionAt(heading), texts)
        : `has no #${eventAnchor(set.contract, type)} on the page of ${topic}`,
    );
  }
  return tally.coverage();
}

/** Every event is on the page of its topic: when it is sent, when it is not, and a payload. */
export const events: TruthCheck = {
  name: 'every event is on the page of its topic',
  atLeast: ({ events }) => events.length,
  check: ({ sets }) => sets.map(check),
};
