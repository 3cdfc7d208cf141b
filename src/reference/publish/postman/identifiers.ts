import type { MockContract, MockOperation } from '../../mock/contract';
import { asText } from '../../contract/json';
import { textsIn } from '../../mock/json';
import { canMove } from '../../mock/lifecycle';
import { hasToBeFresh } from './needs';
import { preparationOf } from './preparation';
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

const variableName = (schema: string): string =>
  `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Id`;

/** The identifiers that requests use, in their path or in their body. */
export class Identifiers {
  readonly all: readonly Identifier[];

  constructor(
    readonly mock: MockContract,
    readonly contract: Contract,
  ) {
    this.all = Object.entries(mock.resources).flatMap(([schema, { id, prefix, example }]) =>
      id === undefined || prefix === undefined
        ? []
        : {
            schema,
            example: asText(example[id]) ?? '',
            variable: variableName(schema),
            title: contract.schemas.get(schema)?.title ?? schema,
          },
    );
  }

  forSchema(name: string | undefined): Identifier | undefined {
    return this.all.find(({ schema }) => schema === name);
  }

  /**
   * Whether an operation takes the latest object of a kind: it works on it, uses it up, or has it
   * prepared. The examples serve all operations that only refer to an object; no run changes them.
   */
  private takesLatest(operation: MockOperation, schema: string): boolean {
    const { target, id } = operation;
    const owned = target.kind === 'document' && canMove(this.mock, id, target.type);
    return (
      owned ||
      (target.kind === 'object' && target.type === schema) ||
      canMove(this.mock, id, schema) ||
      hasToBeFresh(operation, schema) ||
      preparationOf(this.contract, id).length > 0
    );
  }

  /** The identifier with this example; of several, the one whose object the operation moves. */
  private forText(operation: MockOperation, text: string): Identifier | undefined {
    const candidates = this.all.filter(
      ({ example, schema }) => example === text && this.takesLatest(operation, schema),
    );
    return (
      candidates.find(({ schema }) => canMove(this.mock, operation.id, schema)) ?? candidates[0]
    );
  }

  private forPathParameter(operation: MockOperation, parameter: string): Identifier | undefined {
    const { target, parameters } = operation;
    if (target.kind === 'object' && target.parameter === parameter) {
      return this.forSchema(target.type);
    }
    const example = asText(
      parameters.find(({ in: place, name }) => place === 'path' && name === parameter)?.example,
    );
    return this.all.find(
      ({ schema }) =>
        example?.startsWith(`${this.mock.resources[schema]?.prefix}_`) === true &&
        this.takesLatest(operation, schema),
    );
  }

  /** A path with the variables of its identifiers; other parameters become what `otherwise` gives. */
  fillPath(
    operation: MockOperation,
    path: string,
    otherwise: (parameter: string) => string,
  ): string {
    return path.replace(/\{(\w+)\}/g, (_match, parameter: string) => {
      const identifier = this.forPathParameter(operation, parameter);
      return identifier ? `{{${identifier.variable}}}` : otherwise(parameter);
    });
  }

  /** A text that is the example of an identifier as its variable; any other text unchanged. */
  fillText(operation: MockOperation, text: string): string {
    const identifier = this.forText(operation, text);
    return identifier ? `{{${identifier.variable}}}` : text;
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
