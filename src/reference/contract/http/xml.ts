import { isArray, isObject, asObject, asText, textOf } from '../json';
import { escapeHtml } from '../escape-html';
import type { JsonObject, JsonValue } from '../model';
import { referenceName, shapeOf, type Schemas } from '../schema/shape';

/** Name of an element or attribute, and the attribute that declares its namespace (XML Object). */
function nameIn(schema: JsonObject, fallback: string): { tag: string; declared: string } {
  const xml = asObject(schema.xml);
  const [prefix, namespace] = [asText(xml.prefix), asText(xml.namespace)];
  const name = asText(xml.name) ?? fallback;
  const attribute = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  return {
    tag: prefix === undefined ? name : `${prefix}:${name}`,
    declared: namespace === undefined ? '' : ` ${attribute}="${escapeHtml(namespace)}"`,
  };
}

function element(
  name: string,
  value: JsonValue,
  written: JsonObject,
  schemas: Schemas,
): readonly string[] {
  const { schema } = shapeOf(written, schemas);
  const { tag, declared } = nameIn(schema, name);
  const indented = (lines: readonly string[]): readonly string[] => [
    `<${tag}${declared}>`,
    ...lines.map((line) => `  ${line}`),
    `</${tag}>`,
  ];
  if (isArray(value)) {
    const items = asObject(schema.items);
    const lines = value.flatMap((item) => element(tag, item, items, schemas));
    return asObject(schema.xml).wrapped === true ? indented(lines) : lines;
  }
  if (!isObject(value)) return [`<${tag}${declared}>${escapeHtml(textOf(value))}</${tag}>`];
  const members = Object.entries(value).map(([key, member]) => {
    const property = asObject(asObject(schema.properties)[key]);
    return { key, member, property, shape: shapeOf(property, schemas).schema };
  });
  const isAttribute = ({ shape }: (typeof members)[number]): boolean =>
    asObject(shape.xml).attribute === true;
  const attributes = members.filter(isAttribute).map(({ key, member, shape }) => {
    const { tag: attribute } = nameIn(shape, key);
    return ` ${attribute}="${escapeHtml(textOf(member))}"`;
  });
  const [, ...rest] = indented(
    members
      .filter((member) => !isAttribute(member))
      .flatMap(({ key, member, property }) => element(key, member, property, schemas)),
  );
  return [`<${tag}${declared}${attributes.join('')}>`, ...rest];
}

/** Serializes a value as an XML document, following the XML Objects of its schema. */
export function xmlText(value: JsonValue, schema: JsonObject, schemas: Schemas): string {
  const root = referenceName(schema) ?? 'root';
  const lines = isArray(value)
    ? [`<${root}>`, ...element(root, value, schema, schemas), `</${root}>`]
    : element(root, value, schema, schemas);
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n');
}
