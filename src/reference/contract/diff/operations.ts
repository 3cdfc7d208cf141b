import type { OperationFacts } from './facts';
import { added, compareMembers, named, Spot, type Comparison } from './difference';
import { compareBody, compareResponses, compareValues } from './values';

/** The pointer of an operation or event in the change log. */
const operationPointer = (name: string, { kind }: OperationFacts): string =>
  `${kind === 'event' ? 'event' : 'op'}:${name}`;

/** The noun for an operation or event in messages. */
const nounOf = ({ kind }: OperationFacts): string => (kind === 'event' ? 'event' : 'operation');

function compareAccess(before: OperationFacts, after: OperationFacts, spot: Spot): void {
  const [was, is] = [`${before.method} ${before.path}`, `${after.method} ${after.path}`];
  if (was !== is) spot.add('address-changed', true, `Was \`${was}\` and is \`${is}\``);
  if (after.authenticated && !before.authenticated) {
    spot.add('key-required', true, 'Needs an API key');
  }
  if (before.authenticated && !after.authenticated) {
    spot.add('key-lifted', false, 'Needs no API key');
  }
  const [more, less] = [added(before.scopes, after.scopes), added(after.scopes, before.scopes)];
  if (more.length > 0) spot.add('scope-added', true, `Needs the scope ${named(more)}`);
  if (less.length > 0) spot.add('scope-removed', false, `Does not need the scope ${named(less)}`);
  spot.compareDeprecated(before.deprecated === true, after.deprecated === true);
}

/** Compares error codes and event types, except those added to or removed from the whole contract. */
function compareNames(
  before: OperationFacts,
  after: OperationFacts,
  spot: Spot,
  { before: previous, after: current }: Comparison,
): void {
  const isOld = (name: string) => name in previous.errors || name in previous.operations;
  const isNew = (name: string) => name in current.errors || name in current.operations;
  for (const code of added(before.errors, after.errors).filter(isOld)) {
    spot.below(`error.${code}`).add('error-added', false, 'New error code');
  }
  for (const code of added(after.errors, before.errors).filter(isNew)) {
    spot.below(`error.${code}`).add('error-removed', false, 'No longer answered');
  }
  for (const type of added(before.events, after.events).filter(isOld)) {
    spot.below(`event.${type}`).add('effect-added', false, 'Sends this event');
  }
  for (const type of added(after.events, before.events).filter(isNew)) {
    spot.below(`event.${type}`).add('effect-removed', true, 'No longer sends this event');
  }
}

function compareOperation(
  before: OperationFacts,
  after: OperationFacts,
  pointer: string,
  context: Comparison,
): void {
  const isProviders = after.kind === 'operation';
  const request = new Spot(context.differences, pointer, isProviders ? 'accepted' : 'sent');
  const response = new Spot(context.differences, pointer, isProviders ? 'sent' : 'accepted');
  compareAccess(before, after, request);
  compareNames(before, after, request, context);
  compareValues(before.parameters, after.parameters, request, context);
  compareBody(before.body, after.body, request.below('body'), context);
  compareResponses(before.responses, after.responses, response, context);
}

/** Compares every operation and event of two versions. */
export function compareOperations(context: Comparison): void {
  const { before, after, differences } = context;
  const add = (name: string, operation: OperationFacts) =>
    differences.add(
      operationPointer(name, operation),
      `${nounOf(operation)}-added`,
      // Partners have to implement a new operation that the provider calls.
      operation.kind === 'partner-operation',
      `New ${nounOf(operation)}`,
    );
  const remove = (name: string, operation: OperationFacts) => {
    const kind = `${nounOf(operation)}-removed`;
    differences.add(operationPointer(name, operation), kind, true, 'Removed');
  };
  compareMembers(before.operations, after.operations, {
    added: add,
    removed: remove,
    kept: (name, was, is) => {
      if (was.kind === is.kind) {
        compareOperation(was, is, operationPointer(name, is), context);
      } else {
        remove(name, was);
        add(name, is);
      }
    },
  });
}
