import type { Unlike } from '../blocks/example';
import { asObject, defined, equal, isObject } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { hrefTo } from './links';
import type { Page } from './reference';

/**
 * The differences between an example and the example of its object. Undefined if the page does not
 * show the object, or if the two have nothing in common.
 *
 * @param name the named schema of the example, or of a member of it
 * @param member the member that contains the object, unless the example is the object itself
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
