import { membersOf } from '../contract/document/fields';
import type { Contract, Field } from '../contract/model';
import { idPatternOf } from './compile/marks';
import type { MockContract, MockOperation } from './contract';
import { bodyPlace } from './json';
import { canMove } from './lifecycle';
import { hasToBeFresh } from './works-in';

/** A place of a request with the identifier of an object. */
export interface IdentifierPlace {
  /** `path.cardId`, `query.userId`, or `body` and a pointer without indexes, `body/userId`. */
  readonly place: string;
  /** Name of the object's schema. */
  readonly kind: string;
  readonly required: boolean;
}

/** Finds the places of identifiers in requests by their patterns in the contract. */
export class IdentifierPlaces {
  /** Patterns of identifiers by the kind of object. */
  readonly patterns: ReadonlyMap<string, string>;
  private readonly cache = new Map<string, readonly IdentifierPlace[]>();

  constructor(
    private readonly contract: Contract,
    private readonly mock: MockContract,
  ) {
    const kinds = new Set(mock.operations.flatMap(({ target }) => target.type ?? []));
    this.patterns = new Map(
      [...kinds].flatMap((kind): [string, string][] => {
        const pattern = idPatternOf(contract, kind);
        return pattern === undefined ? [] : [[kind, pattern]];
      }),
    );
  }

  /** Returns the places of the identifiers in a request: parameters first, then the body. */
  of(operation: MockOperation): readonly IdentifierPlace[] {
    const places = this.cache.get(operation.id) ?? this.find(operation);
    this.cache.set(operation.id, places);
    return places;
  }

  private find(operation: MockOperation): readonly IdentifierPlace[] {
    const { parameters, body } =
      this.contract.operations.find(({ id }) => id === operation.id) ?? {};
    const places = new Map<string, IdentifierPlace>();
    const add = (place: string, field: Field, required: boolean): void => {
      const kind = this.kindOf(operation, field);
      if (kind !== undefined && !places.has(place)) places.set(place, { place, kind, required });
    };
    const addBody = (fields: readonly Field[], isRequired: boolean): void => {
      for (const field of fields) {
        const required = isRequired && field.required;
        add(bodyPlace(field.path), field, required);
        addBody(field.children, required);
        for (const variant of field.variants) addBody(variant.fields, required);
      }
    };
    for (const { in: place, field } of parameters ?? []) {
      add(`${place}.${field.name}`, field, field.required);
    }
    if (body) {
      const { fields, variants } = membersOf(this.contract, body.schema, 'readOnly');
      addBody(fields, true);
      for (const variant of variants) addBody(variant.fields, true);
    }
    return [...places.values()];
  }

  /** Returns the kind of a field; of several, the one worked on, moved or required to be fresh. */
  private kindOf(operation: MockOperation, { constraints }: Field): string | undefined {
    const { target, id } = operation;
    const [first, ...others] = constraints.flatMap((limit) =>
      limit.kind === 'pattern'
        ? [...this.patterns].flatMap(([kind, pattern]) => (pattern === limit.value ? kind : []))
        : [],
    );
    if (first === undefined || others.length === 0) return first;
    return [first, ...others].find(
      (kind) =>
        kind === target.type || canMove(this.mock, id, kind) || hasToBeFresh(operation, kind),
    );
  }
}
