import type { PhrasingContent } from 'mdast';
import { facts } from '../blocks/facts';
import { optionalFact } from './optional-fact';
import type { Operation, Topic } from '../contract/model';
import { codeLink } from './code-link';
import { code, joined, text } from '../blocks/tree/mdast';
import { commonHeaders } from './operation-responses';
import type { Page } from './reference';
import type { Tag } from './tag';
import { topicOf } from './topic';

const codes = (names: readonly string[]): PhrasingContent[] =>
  joined(names.map((name) => [code(name)]));

const authentication = (operations: readonly Operation[]): PhrasingContent[] => {
  const scopes = [...new Set(operations.flatMap((operation) => operation.scopes))].sort();
  if (!operations.some(({ authenticated }) => authenticated)) return [text('None')];
  return scopes.length === 0
    ? [text('API key as bearer token')]
    : [text('API key as bearer token; scopes '), ...codes(scopes)];
};

const idempotency = (operations: readonly Operation[]): PhrasingContent[] => {
  const keyed = operations.filter(({ idempotencyKey }) => idempotencyKey === 'required').length;
  return keyed === 0
    ? []
    : [code('Idempotency-Key'), text(` required on ${keyed} of ${operations.length} operations`)];
};

const events = (topic: Topic, page: Page): PhrasingContent[] =>
  joined(
    page.reference.contract.events
      .filter((event) => event.topic === topic.name)
      .map(({ type }) => [codeLink(page, 'event', type)]),
  );

const sandbox = (operations: readonly Operation[]): PhrasingContent[] => {
  const count = operations.reduce((sum, operation) => sum + operation.sandbox.length, 0);
  return count === 0
    ? []
    : [text(`${count} ${count === 1 ? 'value' : 'values'} that provoke an error or steer a state`)];
};

/** `<AtAGlance />`: base URL, authentication, idempotency, events and sandbox of the topic. */
export const atAGlanceTag: Tag = {
  name: 'AtAGlance',
  required: [],
  optional: [],
  example: '<AtAGlance />',
  expand: (_values, page, place) => {
    const { contract } = page.reference;
    const topic = topicOf(page, place, 'AtAGlance');
    const operations = contract.operations.filter((operation) => operation.topic === topic.name);
    return [
      facts({ look: 'page' }, [
        ...(operations.length > 0
          ? [
              ...optionalFact('Base URL', joined(contract.servers.map(({ url }) => [code(url)]))),
              ...optionalFact('Authentication', authentication(operations)),
              ...optionalFact('Idempotency', idempotency(operations)),
              ...optionalFact('Headers of every answer', codes([...commonHeaders(contract)])),
            ]
          : []),
        ...optionalFact('Events', events(topic, page)),
        ...optionalFact('Sandbox', sandbox(operations)),
        ...optionalFact('Version', [code(contract.version)]),
      ]),
    ];
  },
};
