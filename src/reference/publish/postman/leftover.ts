import { asText, asObject, parsePointer, texts } from '../../contract/json';
import type { Contract } from '../../contract/model';
import type { MockContract, MockOperation } from '../../mock/contract';
import type { Things } from './things';

/** What a run leaves behind for a while, and what has the next run refused. */
export interface Leftover {
  /** Field that is there in the meantime. */
  readonly field: string;
  /** Path below the base URL at which it can be read; identifiers are variables. */
  readonly path: string;
  /** How long it is there, in milliseconds. */
  readonly ms: number;
}

/** The field whose presence has an operation refused until its moment has passed (`x-lapses`). */
export function leftoverOf(
  contract: Contract,
  mock: MockContract,
  things: Things,
  operation: MockOperation,
): Leftover | undefined {
  const { target } = operation;
  if (target.kind !== 'document') return undefined;
  const lapsing = mock.resources[target.of]?.lapses ?? [];
  const field = operation.refusals
    .flatMap(({ object }) => Object.keys(object ?? {}))
    .map((pointer) => parsePointer(pointer)[0] ?? '')
    .find((name) => lapsing.includes(name));
  if (field === undefined) return undefined;
  const properties = asObject(contract.schemas.get(target.of)?.schema.properties);
  const example = asText(texts(asObject(properties[field]).examples)[0]) ?? '';
  const path = target.at.replace(/\{(\w+)\}/g, (parameter, name: string) => {
    const variable = things.inPath(operation, name)?.variable;
    return variable === undefined ? parameter : `{{${variable}}}`;
  });
  return { field, path, ms: Date.parse(example) - mock.moment };
}
