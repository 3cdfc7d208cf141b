import type { PhrasingContent } from 'mdast';
import { code, joined, text } from '../blocks/tree/mdast';
import type { Operation } from '../contract/model';
import { codeLink } from './links';
import { commonHeaders } from './operation-responses';
import { factList } from './parts';
import { topicSecurity } from './security-words';
import type { Tag } from './tag';
import { topicOf } from './topic';

const codes = (names: Iterable<string>): PhrasingContent[] =>
  joined([...names].map((name) => [code(name)]));

const idempotency = (operations: readonly Operation[]): PhrasingContent[] => {
  const keyed = operations.filter(({ idempotencyKey }) => idempotencyKey === 'required').length;
  return keyed === 0
    ? []
    : [code('Idempotency-Key'), text(` required on ${keyed} of ${operations.length} operations`)];
};

const sandbox = (operations: readonly Operation[]): PhrasingContent[] => {
  const count = operations.reduce((sum, operation) => sum + operation.sandbox.length, 0);
  return count === 0
    ? []
    : [text(`${count} ${count === 1 ? 'value' : 'values'} that provoke an error or steer a state`)];
};

/** `<AtAGlance />`: base URL, authentication, idempotency, events and sandbox of the topic. */
export const atAGlanceTag: Tag = {
  name: 'AtAGlance',
  expand: (page, place) => {
    const { contract } = page.reference;
    const { name } = topicOf(page, place, 'AtAGlance');
    const operations = contract.operations.filter(({ topic }) => topic === name);
    const events = contract.events.filter(({ topic }) => topic === name);
    const facts = {
      ...(operations.length > 0 && {
        'Base URL': codes(contract.servers.map(({ url }) => url)),
        Authentication: topicSecurity(contract, operations),
        Idempotency: idempotency(operations),
        'Headers of every answer': codes(commonHeaders(contract)),
      }),
      Events: joined(events.map(({ type }) => [codeLink(page, 'event', type)])),
      Sandbox: sandbox(operations),
      Version: [code(contract.version)],
    };
    return [factList(facts, { look: 'page' })];
  },
};
