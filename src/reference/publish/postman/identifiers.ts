import type { MockContract, MockOperation } from '../../mock/contract';
import { asText } from '../../contract/json';
import { grouped } from '../../contract/grouped';
import { textsIn } from '../../mock/json';
import { moves } from '../../mock/state-refusals';
import type { Contract } from '../../contract/model';

/** The identifier of a kind of object, which one request returns and later requests use. */
export interface Identifier {
  /** Name of the object's schema, `ExchangeQuote`. */
  readonly schema: string;
  /** Collection variable that holds the latest identifier, `exchangeQuoteId`. */
  readonly variable: string;
  /** Identifier in the contract's example: the variable's value until a request sets it. */
  readonly example: string;
  /** Title of the schema, `Exchange quote`. */
  readonly title: string;
}

const PREFIX = /^([a-z]{2,8})_/;

const variableName = (schema: string): string =>
  `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Id`;

/** The identifiers that requests use, in their path or in their body. */
export class Identifiers {
  readonly all: readonly Identifier[];
  private readonly bySchema: ReadonlyMap<string, Identifier>;
  private readonly byExample: ReadonlyMap<string, readonly Identifier[]>;

  constructor(
    private readonly mock: MockContract,
    private readonly contract: Contract,
  ) {
    this.all = Object.entries(mock.resources).flatMap(([schema, { prefix, example }]) =>
      prefix === undefined
        ? []
        : {
            schema,
            example: asText(example.id) ?? '',
            variable: variableName(schema),
            title: contract.schemas.get(schema)?.title ?? schema,
          },
    );
    this.bySchema = new Map(this.all.map((identifier) => [identifier.schema, identifier]));
    this.byExample = grouped(this.all, ({ example }) => example);
  }

  forSchema(schema: string | undefined): Identifier | undefined {
    return schema === undefined ? undefined : this.bySchema.get(schema);
  }

  /** The identifier with this example; of several, the one whose object the operation moves. */
  forText(operation: MockOperation, text: string): Identifier | undefined {
    const candidates = this.byExample.get(text) ?? [];
    return candidates.find(({ schema }) => moves(this.mock, operation.id, schema)) ?? candidates[0];
  }

  forPathParameter(operation: MockOperation, parameter: string): Identifier | undefined {
    const { target, parameters } = operation;
    if (target.kind === 'object' && target.parameter === parameter) {
      return this.forSchema(target.type);
    }
    const example = asText(
      parameters.find(({ in: place, name }) => place === 'path' && name === parameter)?.example,
    );
    const prefix = PREFIX.exec(example ?? '')?.[1];
    return this.all.find(({ schema }) => this.mock.resources[schema]?.prefix === prefix);
  }

  /** Every identifier in a request, those of its path first. */
  usedBy(operation: MockOperation): readonly Identifier[] {
    const inPath = operation.parameters.flatMap(({ in: place, name }) =>
      place === 'path' ? (this.forPathParameter(operation, name) ?? []) : [],
    );
    const { body } = this.contract.operations.find(({ id }) => id === operation.id) ?? {};
    const inBody = [...textsIn(body?.examples[0]?.value ?? null)].flatMap(
      ([, text]) => this.forText(operation, text) ?? [],
    );
    return [...new Set([...inPath, ...inBody])];
  }
}
