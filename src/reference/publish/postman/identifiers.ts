import type { MockContract, MockOperation } from '../../mock/contract';
import { asText } from '../../contract/json';
import { IdentifierPlaces } from '../../mock/identifier-places';
import { bodyPlace, textsIn } from '../../mock/json';
import { canMove } from '../../mock/lifecycle';
import { hasToBeFresh } from '../../mock/works-in';
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
  private readonly places: IdentifierPlaces;

  constructor(
    readonly mock: MockContract,
    readonly contract: Contract,
  ) {
    this.places = new IdentifierPlaces(contract, mock);
    this.all = Object.entries(mock.resources).flatMap(([schema, { id, example }]) =>
      id === undefined || !this.places.patterns.has(schema)
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
   * Whether an operation acts on a kind's latest object, needs it fresh, or has preparations.
   * Others can refer to the object of the examples, which no run changes.
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

  /** Returns the identifier at a place, such as `path.cardId`; undefined if no run changes it. */
  private at(operation: MockOperation, place: string): Identifier | undefined {
    const { target } = operation;
    if (target.kind === 'object' && place === `path.${target.parameter}`) {
      return this.forSchema(target.type);
    }
    const kind = this.places.of(operation).find((other) => other.place === place)?.kind;
    return kind !== undefined && this.takesLatest(operation, kind)
      ? this.forSchema(kind)
      : undefined;
  }

  /** Fills a path with the variables of its identifiers, and the rest with `otherwise`. */
  fillPath(
    operation: MockOperation,
    path: string,
    otherwise: (parameter: string) => string,
  ): string {
    return path.replace(/\{([^}]+)\}/g, (_match, parameter: string) => {
      const identifier = this.at(operation, `path.${parameter}`);
      return identifier ? `{{${identifier.variable}}}` : otherwise(parameter);
    });
  }

  /** Returns the identifier at a place if its text is the identifier in the examples. */
  private exampleAt(operation: MockOperation, place: string, text: string): Identifier | undefined {
    const identifier = this.at(operation, place);
    return identifier?.example === text ? identifier : undefined;
  }

  /** Returns the variable of a place if the text is its example identifier, otherwise the text. */
  fillText(operation: MockOperation, place: string, text: string): string {
    const identifier = this.exampleAt(operation, place, text);
    return identifier ? `{{${identifier.variable}}}` : text;
  }

  /** Returns every identifier in a request, those in its path first. */
  usedBy(operation: MockOperation): readonly Identifier[] {
    const inPath = operation.parameters.flatMap(({ in: place, name }) =>
      place === 'path' ? (this.at(operation, `path.${name}`) ?? []) : [],
    );
    const { body } = this.contract.operations.find(({ id }) => id === operation.id) ?? {};
    const inBody = [...textsIn(body?.examples[0]?.value ?? null)].flatMap(
      ([path, text]) => this.exampleAt(operation, bodyPlace(path), text) ?? [],
    );
    return [...new Set([...inPath, ...inBody])];
  }
}
