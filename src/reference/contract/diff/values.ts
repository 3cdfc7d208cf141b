import type { ContractFacts, ResponseFacts, Value, ValueFacts } from './facts';
import { added, type Differences, type Direction } from './difference';
import { reportField, reportRequired } from './fields';
import { compareSchemas, type SchemaContext } from './schemas';

export interface OperationContext {
  readonly before: ContractFacts;
  readonly after: ContractFacts;
  readonly differences: Differences;
  readonly schemas: SchemaContext;
}

const sharedName = (value: Value): string | undefined =>
  'shared' in value ? value.shared : undefined;

const valueOf = (value: Value, { shared }: ContractFacts): ValueFacts =>
  'shared' in value ? (shared[value.shared] ?? { schema: {} }) : value;

/** Where a value stands, and who takes it. */
interface Used {
  readonly at: string;
  readonly direction: Direction;
}

function compareValue(before: Value, after: Value, used: Used, context: OperationContext): void {
  const { differences } = context;
  const [was, is] = [valueOf(before, context.before), valueOf(after, context.after)];
  const { direction } = used;
  const name = sharedName(after);
  // What operations share is compared under its own name, and told once.
  const at = name !== undefined && name === sharedName(before) ? name : used.at;
  if (was.required !== is.required) {
    reportRequired({ at, direction, differences }, is.required === true);
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

/** Parameters or headers, by name. */
export function compareValues(
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
    const { direction } = used;
    reportField({ at, direction, differences }, valueOf(value, context.after).required === true);
  }
  for (const name of added(Object.keys(after), Object.keys(before))) {
    differences.add(`${used.at}.${name}`, 'field-removed', true, 'Removed');
  }
}

export function compareBody(
  before: Value | undefined,
  after: Value | undefined,
  used: Used,
  context: OperationContext,
): void {
  if (before && after) compareValue(before, after, used, context);
  else if (before) context.differences.add(used.at, 'body-removed', true, 'No body any more');
  else if (after) {
    const isRequired = valueOf(after, context.after).required === true;
    const isBreaking = used.direction === 'accepted' && isRequired;
    context.differences.add(used.at, 'body-added', isBreaking, 'Has a body now');
  }
}

/** Answers, by status. */
export function compareResponses(
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
