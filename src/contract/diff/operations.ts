import type { ContractFacts, OperationFacts, ResponseFacts, Value, ValueFacts } from './facts';
import { added, named, type Differences, type Direction } from './difference';
import { compareSchemas, type SchemaContext } from './schemas';

export interface OperationContext {
  readonly before: ContractFacts;
  readonly after: ContractFacts;
  readonly differences: Differences;
  readonly schemas: SchemaContext;
}

const WORDS = {
  operation: { kind: 'operation', prefix: 'op' },
  'partner-operation': { kind: 'operation', prefix: 'op' },
  event: { kind: 'event', prefix: 'event' },
} as const;

/** How entries of the change log name an operation or event. */
export const operationPointer = (name: string, { kind }: OperationFacts): string =>
  `${WORDS[kind].prefix}:${name}`;

const valueOf = (value: Value, facts: ContractFacts): ValueFacts | undefined =>
  'shared' in value ? facts.shared[value.shared] : value;

interface Used {
  readonly at: string;
  readonly direction: Direction;
}

function compareValue(before: Value, after: Value, used: Used, context: OperationContext): void {
  const { differences } = context;
  const [was, is] = [valueOf(before, context.before), valueOf(after, context.after)];
  if (!was || !is) return;
  const isShared = 'shared' in before && 'shared' in after && before.shared === after.shared;
  const { direction } = used;
  // What operations share is compared under its own name, and told once.
  const at = isShared ? after.shared : used.at;
  if (was.required !== is.required) {
    const isNow = is.required === true;
    differences.add(
      at,
      isNow ? 'field-required' : 'field-optional',
      isNow === (direction === 'accepted'),
      isNow ? 'Required' : 'Optional',
    );
  }
  if (was.deprecated !== is.deprecated) {
    const isNow = is.deprecated === true;
    const kind = isNow ? 'deprecated' : 'deprecation-lifted';
    differences.add(at, kind, false, isNow ? 'Deprecated' : 'No longer deprecated');
  }
  if (was.type !== is.type) {
    const what = `The media type was \`${was.type ?? ''}\` and is \`${is.type ?? ''}\``;
    differences.add(at, 'media-type-changed', true, what);
  }
  compareSchemas(
    { before: was.schema, after: is.schema, at, direction, differences },
    context.schemas,
  );
}

function compareValues(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
  used: Used,
  context: OperationContext,
): void {
  const { differences } = context;
  for (const [name, value] of Object.entries(after)) {
    const at = `${used.at}.${name}`;
    const known = before[name];
    if (known) {
      compareValue(known, value, { ...used, at }, context);
      continue;
    }
    const isRequired = valueOf(value, context.after)?.required === true;
    const isBreaking = used.direction === 'accepted' && isRequired;
    differences.add(
      at,
      'field-added',
      isBreaking,
      isBreaking ? 'New field, required' : 'New field',
    );
  }
  for (const name of added(Object.keys(after), Object.keys(before))) {
    differences.add(`${used.at}.${name}`, 'field-removed', true, 'Removed');
  }
}

function compareBody(
  before: Value | undefined,
  after: Value | undefined,
  used: Used,
  context: OperationContext,
): void {
  if (before && after) compareValue(before, after, used, context);
  else if (before) context.differences.add(used.at, 'body-removed', true, 'No body any more');
  else if (after) {
    const isRequired = valueOf(after, context.after)?.required === true;
    const isBreaking = used.direction === 'accepted' && isRequired;
    context.differences.add(used.at, 'body-added', isBreaking, 'Has a body now');
  }
}

function compareResponses(
  before: Readonly<Record<string, ResponseFacts>>,
  after: Readonly<Record<string, ResponseFacts>>,
  { at, direction }: Used,
  context: OperationContext,
): void {
  for (const [status, response] of Object.entries(after)) {
    const place = `${at}.${status}`;
    const known = before[status];
    if (!known) {
      context.differences.add(place, 'status-added', direction === 'sent', 'New status');
      continue;
    }
    const headers = { at: `${place}.header`, direction };
    compareValues(known.headers, response.headers, headers, context);
    compareBody(known.body, response.body, { at: `${place}.body`, direction }, context);
  }
  for (const status of added(Object.keys(after), Object.keys(before))) {
    context.differences.add(`${at}.${status}`, 'status-removed', true, 'Removed');
  }
}

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
