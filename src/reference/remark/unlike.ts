import type { Unlike } from '../blocks/example';
import { equal, isObject } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { hrefTo } from './links';
import type { Page } from './reference';

/** Members that the other object lacks, or has with another value. */
const differing = (value: JsonValue, other: JsonValue | undefined): JsonValue =>
  isObject(value) && isObject(other)
    ? Object.fromEntries(
        Object.entries(value).filter(([name, member]) => !equal(member, other[name])),
      )
    : value;

/**
 * What an example says that the example of its object does not; undefined unless the page shows
 * the object.
 *
 * @param name the named schema that the example, or a member of it, holds
 * @param member where the object is, when the example is not the object itself
 */
export function unlikeObject(
  page: Page,
  name: string | undefined,
  value: JsonValue,
  member?: string,
): Unlike | undefined {
  const schema = name === undefined ? undefined : page.reference.contract.schemas.get(name);
  const href = schema && hrefTo(page, 'schema', schema.name);
  if (schema?.example === undefined || !href?.startsWith('#')) return undefined;
  if (member === undefined) {
    return { title: schema.title, href, differs: differing(value, schema.example) };
  }
  if (!isObject(value)) return undefined;
  const differs = { [member]: differing(value[member] ?? null, schema.example) };
  return { title: schema.title, href, differs };
}
