import type { ContractFacts, ResponseFacts, Value, ValueFacts } from './facts';
import { compareMembers, type Comparison, type Spot } from './difference';
import { compareSchemas } from './schemas';

const sharedName = (value: Value): string | undefined =>
  'shared' in value ? value.shared : undefined;

/** Returns the facts of a value; resolves one that operations share. */
export const valueOf = (value: Value, { shared }: ContractFacts): ValueFacts =>
  'shared' in value ? (shared[value.shared] ?? { schema: {} }) : value;

function compareValue(before: Value, after: Value, place: Spot, context: Comparison): void {
  const [was, is] = [valueOf(before, context.before), valueOf(after, context.after)];
  const name = sharedName(after);
  // A shared value is compared and reported once, under its own name.
  const spot = name !== undefined && name === sharedName(before) ? place.to(name) : place;
  spot.compareRequired(was.required === true, is.required === true);
  spot.compareDeprecated(was.deprecated === true, is.deprecated === true);
  if (was.type !== is.type) {
    const what = `The media type was \`${was.type ?? ''}\` and is \`${is.type ?? ''}\``;
    spot.add('media-type-changed', true, what);
  }
  compareSchemas({ before: was.schema, after: is.schema, spot }, context);
}

/** Compares parameters or headers by name. */
export function compareValues(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
  spot: Spot,
  context: Comparison,
): void {
  compareMembers(before, after, {
    added: (name, value) =>
      spot.below(name).fieldAdded(valueOf(value, context.after).required === true),
    removed: (name) => spot.below(name).add('field-removed', true, 'Removed'),
    kept: (name, was, is) => compareValue(was, is, spot.below(name), context),
  });
}

export function compareBody(
  before: Value | undefined,
  after: Value | undefined,
  spot: Spot,
  context: Comparison,
): void {
  if (before && after) compareValue(before, after, spot, context);
  else if (before) spot.add('body-removed', true, 'No body any more');
  else if (after) {
    const isRequired = valueOf(after, context.after).required === true;
    spot.add('body-added', spot.isAccepted && isRequired, 'Has a body now');
  }
}

/** Compares responses by status. */
export function compareResponses(
  before: Readonly<Record<string, ResponseFacts>>,
  after: Readonly<Record<string, ResponseFacts>>,
  spot: Spot,
  context: Comparison,
): void {
  compareMembers(before, after, {
    added: (status) => spot.below(status).add('status-added', !spot.isAccepted, 'New status'),
    removed: (status) => spot.below(status).add('status-removed', true, 'Removed'),
    kept: (status, was, is) => {
      compareValues(was.headers, is.headers, spot.below(`${status}.header`), context);
      compareBody(was.body, is.body, spot.below(`${status}.body`), context);
    },
  });
}
