import { asText, asObject, parsePointer, texts } from '../../contract/json';
import type { MockOperation } from '../../mock/contract';
import type { Identifiers } from './identifiers';

/** A field that a run sets for a while, and that makes the API refuse a request of the next. */
export interface Leftover {
  readonly field: string;
  /** Path below the base URL where the field can be read; identifiers are variables. */
  readonly path: string;
  /** How long the field stays, in milliseconds. */
  readonly ms: number;
}

/** Returns the field that makes the API refuse an operation until it lapses (`x-lapses`). */
export function leftoverOf(
  identifiers: Identifiers,
  operation: MockOperation,
): Leftover | undefined {
  const { target, refusals } = operation;
  const { mock, contract } = identifiers;
  if (target.kind !== 'document') return undefined;
  const lapsing = mock.resources[target.type]?.lapses ?? [];
  const field = refusals
    .flatMap(({ object }) => Object.keys(object ?? {}))
    .map((pointer) => parsePointer(pointer)[0] ?? '')
    .find((name) => lapsing.includes(name));
  if (field === undefined || mock.moment === undefined) return undefined;
  const properties = asObject(contract.schemas.get(target.type)?.schema.properties);
  const example = asText(texts(asObject(properties[field]).examples)[0]) ?? '';
  const path = identifiers.fillPath(
    operation,
    target.template,
    (name) => asText(operation.parameters.find((other) => other.name === name)?.example) ?? '',
  );
  return { field, path, ms: Date.parse(example) - mock.moment };
}
