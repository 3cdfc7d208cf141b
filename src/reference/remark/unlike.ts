import type { Unlike } from '../blocks/example';
import { asObject, defined, equal, isObject } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { hrefTo } from './links';
import type { Page } from './reference';

/**
 * What an example says that the example of its object does not; undefined unless the page shows
 * the object, and where the two share nothing.
 *
 * @param name the named schema that the example, or a member of it, holds
 * @param member where the object is, when the example is not the object itself
 */
export function unlikeObject(
  page: Page,
  name: string | undefined,
  example: JsonValue,
  member?: string,
): Unlike | undefined {
  const schema = name === undefined ? undefined : page.reference.contract.schemas.get(name);
  const href = schema && hrefTo(page, 'schema', schema.name);
  const value = member === undefined ? example : asObject(example)[member];
  const object = schema?.example;
  if (!schema || !href?.startsWith('#') || !isObject(object) || !isObject(value)) return undefined;
  const members = Object.entries(value);
  const own = members.filter(([key, content]) => !equal(content, object[key]));
  if (own.length === members.length) return undefined;
  const lacks = Object.keys(object).filter((key) => !Object.hasOwn(value, key));
  return defined({
    title: schema.title,
    href,
    member,
    differs: own.length > 0 ? Object.fromEntries(own) : undefined,
    lacks: lacks.length > 0 ? lacks : undefined,
  });
}
