import { errorAnchor } from '../../../src/reference/contract/page/anchors';
import { anchorsOfTopic, missingFrom, Tally, type SetTruth, type TruthCheck } from './truth';

function check(set: SetTruth) {
  const tally = new Tally(set, 'error codes');
  for (const error of set.contract.errors) {
    const { code, status, title, topic, when, causes, fixes, sandbox, example } = error;
    const entry = anchorsOfTopic(set, topic).get(errorAnchor(code));
    const state = status === undefined ? 'In failure' : String(status);
    const texts = [code, state, title, when, ...causes, ...fixes, sandbox, JSON.stringify(example)];
    tally.note(
      `error ${code}`,
      entry ? missingFrom([entry], texts) : `has no #${errorAnchor(code)} on the page of ${topic}`,
    );
  }
  return tally.coverage();
}

/** Every error code of the catalog is on the page of its topic, with cause, fix and example. */
export const errors: TruthCheck = {
  name: 'every error code is on the page of its topic',
  atLeast: ({ errors }) => errors.length,
  check: ({ sets }) => sets.map(check),
};
