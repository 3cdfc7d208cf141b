import contractSchema from './contract.schema.json';
import type { JsonObject, JsonValue } from './model';

/** Schema of an extension keyword's value. */
export interface Keyword {
  readonly type?: JsonValue;
  readonly items?: JsonValue;
  /** One line for the writer: where the keyword belongs and what it says. */
  readonly description: string;
}

const { info, tags } = contractSchema.properties;
const { operation, media, schema } = contractSchema.$defs;

/**
 * Extension keywords of the contract, from the schema that also completes and checks them in an
 * editor. Any other `x-` name is reported as a typing mistake.
 */
export const KEYWORDS: Readonly<Record<string, Keyword>> = Object.fromEntries(
  [info, tags.items, operation, media, schema].flatMap(({ properties }) =>
    Object.entries<JsonObject>(properties)
      .filter(([name]) => name.startsWith('x-'))
      .map(([name, value]) => [name, { description: '', ...value }]),
  ),
);

const state = schema.properties['x-states'].properties.states.additionalProperties;
const move = state.properties.next.items;

export const STATE_MEMBERS = Object.keys(state.properties);
export const MOVE_MEMBERS = Object.keys(move.properties);
export const MOVERS: readonly string[] = move.properties.by.enum;
export const SANDBOX_MEMBERS = Object.keys(operation.properties['x-sandbox'].items.properties);
export const EVENT_MEMBERS = Object.keys(operation.properties['x-event'].properties);

/** Keywords whose value is data or JSON, where `x-` names mean nothing. */
export const DATA_KEYWORDS: ReadonlySet<string> = new Set([
  'example',
  'examples',
  'x-example-patch',
  'x-sandbox',
  'x-refusals',
  'x-fees',
  'x-sums',
  'x-conversions',
  'x-enumDescriptions',
  'default',
  'const',
  'enum',
  'required',
]);
