import {
  eventAnchor,
  kebabCase,
  operationAnchor,
  schemaAnchor,
} from '../../../src/reference/contract/page/anchors';
import type { JsonObject } from '../../../src/reference/contract/model';
import {
  asObject,
  asText,
  isObject,
  objectEntries,
  objects,
} from '../../../src/reference/contract/json';
import { referenceName } from '../../../src/reference/contract/schema/shape';
import { deref, parametersOf, writtenOperations } from '../../../src/reference/contract/walk';
import type { Element } from '../dom';
import type { SetTruth } from './truth';

/**
 * Returns the anchor of a field of an operation: `create-card.body.fundingSource`,
 * `create-card.201.header.Location`.
 */
export const fieldAnchor = (
  operationId: string,
  location: string,
  path: readonly string[],
): string => [operationAnchor(operationId), location, ...path].join('.');

/**
 * A property (or parameter) found on the way from an operation or event through the schemas that it
 * uses. The way follows the OpenAPI document itself, not the fields from which pages are made, in
 * order to find fields that are lost between the two.
 */
export interface Met {
  /**
   * Where the property is defined: `Loan.status`, `listLoans.query.limit`. It is the same for each
   * use.
   */
  readonly key: string;
  readonly schema: JsonObject;
  /** Anchor that the property should have here. */
  readonly anchor: string;
  /** Element that shows the property here. */
  readonly element: Element | undefined;
}

interface Way {
  /** Innermost named schema, or the part of the operation. */
  readonly owner: string;
  readonly prefix: string;
  /** Alternative of a `oneOf` on the way, as in anchors. */
  readonly variant?: string;
  readonly open: readonly string[];
  /**
   * Properties that another part of the same `allOf` already defines, and that are only narrowed
   * here.
   */
  readonly refines?: readonly string[];
  /** Anchors that properties of this part of the page use, with the key of the property. */
  readonly taken: Map<string, string>;
}

/** Keywords that contain a schema of the same value or of its items. */
const PARTS = ['items', 'additionalProperties', 'if', 'then', 'else'];

class Walker {
  readonly met: Met[] = [];
  private readonly tables = new Set<string>();
  private readonly schemas: JsonObject;

  constructor(private readonly set: SetTruth) {
    this.schemas = asObject(asObject(set.contract.document.components).schemas);
  }

  visit(schema: JsonObject, way: Way): void {
    const name = referenceName(schema);
    if (name !== undefined) this.visitNamed(name, way);
    for (const [property, value] of objectEntries(schema.properties)) {
      this.meet(property, value, way, `${way.prefix}.${property}`);
    }
    for (const keyword of PARTS) {
      const value = schema[keyword];
      if (isObject(value)) this.visit(value, way);
    }
    const parts = objects(schema.allOf);
    const refines = parts.flatMap((part) =>
      Object.keys(asObject(asObject(this.schemas[referenceName(part) ?? '']).properties)),
    );
    for (const part of parts) {
      this.visit(part, referenceName(part) === undefined ? { ...way, refines } : way);
    }
    for (const part of [...objects(schema.oneOf), ...objects(schema.anyOf)]) {
      const target = asObject(this.schemas[referenceName(part) ?? '']);
      const title = asText(part.title) ?? asText(target.title) ?? referenceName(part);
      this.visit(part, title === undefined ? way : { ...way, variant: kebabCase(title) });
    }
  }

  private visitNamed(name: string, way: Way): void {
    if (way.open.includes(name)) return;
    const target = asObject(this.schemas[name]);
    const table = schemaAnchor(this.set.contract, name);
    if (!this.set.anchors.has(table)) {
      this.visit(target, { ...way, owner: name, open: [...way.open, name] });
    } else if (!this.tables.has(name)) {
      this.tables.add(name);
      this.visit(target, { owner: name, prefix: table, open: [name], taken: new Map() });
    }
  }

  meet(name: string, schema: JsonObject, way: Way, plain: string): void {
    const { refines = [], ...onward } = way;
    if (refines.includes(name)) {
      this.visit(schema, { ...onward, prefix: plain });
      return;
    }
    const key = `${way.owner}.${name}`;
    // The anchor of a second field with the same name contains its alternative.
    const ofVariant = way.variant === undefined ? plain : `${way.prefix}.${way.variant}.${name}`;
    const anchor = this.set.anchors.has(ofVariant) ? ofVariant : plain;
    const holder = way.taken.get(anchor);
    const isFree = holder === undefined || holder === key;
    if (isFree) way.taken.set(anchor, key);
    const element = isFree ? this.set.anchors.get(anchor) : undefined;
    this.met.push({ key, schema: this.complete(schema), anchor, element });
    const owner = referenceName(schema) === undefined ? key : way.owner;
    this.visit(schema, { ...onward, owner, prefix: plain });
  }

  /**
   * Returns the schema merged with the schema that it refers to; its own keywords have priority.
   */
  private complete(schema: JsonObject): JsonObject {
    const name = referenceName(schema);
    return name === undefined ? schema : { ...asObject(this.schemas[name]), ...schema };
  }

  way(owner: string, prefix: string): Way {
    return { owner, prefix, open: [], taken: new Map() };
  }
}

const schemaOf = (message: JsonObject): JsonObject =>
  asObject(objectEntries(message.content)[0]?.[1].schema);

/**
 * Returns every property that an operation or event of the set uses, in the order of the document.
 */
export function everyProperty(set: SetTruth): readonly Met[] {
  const walker = new Walker(set);
  const { document } = set.contract;
  for (const written of writtenOperations(document)) {
    const { operation, event } = written;
    const id = asText(operation.operationId) ?? '';
    const body = deref(document, asObject(operation.requestBody));
    if (event) {
      const type = eventAnchor(set.contract, written.path);
      walker.visit(schemaOf(body), walker.way(id, type));
      continue;
    }
    for (const parameter of parametersOf(document, written)) {
      const [place, name] = [asText(parameter.in) ?? '', asText(parameter.name) ?? ''];
      const way = walker.way(`${id}.${place}`, `${operationAnchor(id)}.${place}`);
      const schema = { ...asObject(parameter.schema), description: parameter.description ?? '' };
      walker.meet(name, schema, way, fieldAnchor(id, place, [name]));
    }
    walker.visit(schemaOf(body), walker.way(`${id}.body`, fieldAnchor(id, 'body', [])));
    for (const [status, reference] of objectEntries(operation.responses)) {
      const schema = schemaOf(deref(document, reference));
      const location = `${status}.body` as const;
      walker.visit(schema, walker.way(`${id}.${location}`, fieldAnchor(id, location, [])));
    }
  }
  return walker.met;
}
