import type { MockContract, MockOperation } from '../../mock/contract';
import { asText } from '../../contract/json';
import { grouped } from '../../contract/grouped';
import { textsIn } from '../../mock/json';
import { moves } from '../../mock/state-refusals';
import type { Contract, JsonValue } from '../../contract/model';

/** A kind of object whose identifier flows from the answer that brings it to later requests. */
export interface Thing {
  /** Name of its schema, `ExchangeQuote`. */
  readonly of: string;
  /** Collection variable that holds the identifier of the latest one, `exchangeQuoteId`. */
  readonly variable: string;
  /** Identifier of the contract's example: value of the variable until an answer brings another. */
  readonly example: string;
  /** Title of the schema, `Exchange quote`. */
  readonly title: string;
}

const PREFIX = /^([a-z]{2,8})_/;

const variableOf = (of: string): string => `${of.charAt(0).toLowerCase()}${of.slice(1)}Id`;

/** Operations that make an object with an identifier; what prepares another request comes first. */
export const makersOf = (mock: MockContract, of: string): readonly MockOperation[] =>
  mock.operations.filter(({ target }) => target.kind === 'new' && target.of === of);

/** Every kind of object that requests name, in their path or in their body. */
export class Things {
  readonly all: readonly Thing[];
  private readonly byName: ReadonlyMap<string, Thing>;
  private readonly byExample: ReadonlyMap<string, readonly Thing[]>;

  constructor(
    private readonly mock: MockContract,
    contract: Pick<Contract, 'schemas'>,
    bodies: ReadonlyMap<string, JsonValue>,
  ) {
    this.bodies = bodies;
    const kinds = Object.entries(mock.resources).flatMap(([of, { prefix, example }]) =>
      prefix === undefined ? [] : [{ of, example: asText(example.id) ?? '' }],
    );
    this.all = kinds.map(({ of, example }) => ({
      of,
      example,
      variable: variableOf(of),
      title: contract.schemas.get(of)?.title ?? of,
    }));
    this.byName = new Map(this.all.map((thing) => [thing.of, thing]));
    this.byExample = grouped(this.all, ({ example }) => example);
  }

  private readonly bodies: ReadonlyMap<string, JsonValue>;

  of(name: string | undefined): Thing | undefined {
    return name === undefined ? undefined : this.byName.get(name);
  }

  /** The kind an example identifier belongs to, where an operation names it. */
  named(operation: MockOperation, text: string): Thing | undefined {
    const found = this.byExample.get(text) ?? [];
    return found.find(({ of }) => moves(this.mock, operation.id, of)) ?? found[0];
  }

  /** The kind of a path parameter. */
  inPath(operation: MockOperation, parameter: string): Thing | undefined {
    const { target, parameters } = operation;
    if (target.kind === 'object' && target.parameter === parameter) return this.of(target.of);
    const example = asText(
      parameters.find(({ in: place, name }) => place === 'path' && name === parameter)?.example,
    );
    const prefix = PREFIX.exec(example ?? '')?.[1];
    return this.all.find(({ of }) => this.mock.resources[of]?.prefix === prefix);
  }

  /** Everything a request names, what its path names first. */
  namedBy(operation: MockOperation): readonly Thing[] {
    const inPath = operation.parameters.flatMap(({ in: place, name }) =>
      place === 'path' ? (this.inPath(operation, name) ?? []) : [],
    );
    const inBody = [...textsIn(this.bodies.get(operation.id) ?? null)].flatMap(
      ([, text]) => this.named(operation, text) ?? [],
    );
    return [...new Set([...inPath, ...inBody])];
  }
}
