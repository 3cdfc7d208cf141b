import type { OperationFacts } from './facts';
import { added, named, type Direction } from './difference';
import { compareBody, compareResponses, compareValues, type OperationContext } from './values';

const WORDS = {
  operation: { kind: 'operation', prefix: 'op' },
  'partner-operation': { kind: 'operation', prefix: 'op' },
  event: { kind: 'event', prefix: 'event' },
} as const;

/** How entries of the change log name an operation or event. */
export const operationPointer = (name: string, { kind }: OperationFacts): string =>
  `${WORDS[kind].prefix}:${name}`;

function compareAccess(
  before: OperationFacts,
  after: OperationFacts,
  at: string,
  { differences }: OperationContext,
): void {
  if (before.method !== after.method || before.path !== after.path) {
    const [was, is] = [before, after].map(({ method, path }) => `${method} ${path}`);
    differences.add(at, 'address-changed', true, `Was \`${was ?? ''}\` and is \`${is ?? ''}\``);
  }
  if (before.authenticated !== after.authenticated) {
    const kind = after.authenticated ? 'key-required' : 'key-lifted';
    const what = after.authenticated ? 'Needs an API key' : 'Needs no API key';
    differences.add(at, kind, after.authenticated, what);
  }
  const [more, less] = [added(before.scopes, after.scopes), added(after.scopes, before.scopes)];
  if (more.length > 0) differences.add(at, 'scope-added', true, `Needs the scope ${named(more)}`);
  if (less.length > 0) {
    differences.add(at, 'scope-removed', false, `Does not need the scope ${named(less)}`);
  }
  if (before.deprecated !== after.deprecated) {
    const kind = after.deprecated ? 'deprecated' : 'deprecation-lifted';
    differences.add(at, kind, false, after.deprecated ? 'Deprecated' : 'No longer deprecated');
  }
}

/** Codes and event types of an operation; those that the whole contract gained or lost are told there. */
function compareNames(
  before: OperationFacts,
  after: OperationFacts,
  at: string,
  { differences, before: from, after: to }: OperationContext,
): void {
  const isOld = (name: string) => name in from.errors || name in from.operations;
  const isNew = (name: string) => name in to.errors || name in to.operations;
  for (const code of added(before.errors, after.errors).filter(isOld)) {
    differences.add(`${at}.error.${code}`, 'error-added', false, 'New error code');
  }
  for (const code of added(after.errors, before.errors).filter(isNew)) {
    differences.add(`${at}.error.${code}`, 'error-removed', false, 'No longer answered');
  }
  for (const type of added(before.events, after.events).filter(isOld)) {
    differences.add(`${at}.event.${type}`, 'effect-added', false, 'Sends this event');
  }
  for (const type of added(after.events, before.events).filter(isNew)) {
    differences.add(`${at}.event.${type}`, 'effect-removed', true, 'No longer sends this event');
  }
}

function compareOperation(
  before: OperationFacts,
  after: OperationFacts,
  at: string,
  context: OperationContext,
): void {
  const isOurs = after.kind === 'operation';
  const request: Direction = isOurs ? 'accepted' : 'sent';
  const response: Direction = isOurs ? 'sent' : 'accepted';
  compareAccess(before, after, at, context);
  compareNames(before, after, at, context);
  compareValues(before.parameters, after.parameters, { at, direction: request }, context);
  compareBody(before.body, after.body, { at: `${at}.body`, direction: request }, context);
  compareResponses(before.responses, after.responses, { at, direction: response }, context);
}

/** Compares every operation and event of two versions. */
export function compareOperations(context: OperationContext): void {
  const { before, after, differences } = context;
  for (const [name, facts] of Object.entries(after.operations)) {
    const known = before.operations[name];
    const at = operationPointer(name, facts);
    const { kind } = WORDS[facts.kind];
    if (known?.kind === facts.kind) compareOperation(known, facts, at, context);
    // Partners have to build what the provider begins to ask of them.
    else differences.add(at, `${kind}-added`, facts.kind === 'partner-operation', `New ${kind}`);
  }
  for (const [name, facts] of Object.entries(before.operations)) {
    if (after.operations[name]?.kind === facts.kind) continue;
    const { kind } = WORDS[facts.kind];
    differences.add(operationPointer(name, facts), `${kind}-removed`, true, 'Removed');
  }
}
