import { isObject, textOf } from '../contract/json';
import { kindOf } from '../contract/http/media-type';
import type { JsonValue } from '../contract/model';

/** Returns the fields of a form body, a list as several of one name; undefined if it is no form. */
export const formFields = (
  contentType: string | undefined,
  body: JsonValue,
): readonly (readonly [name: string, value: string])[] | undefined =>
  kindOf(contentType ?? '') === 'form' && isObject(body)
    ? Object.entries(body).flatMap(([name, value]) =>
        (Array.isArray(value) ? (value as readonly JsonValue[]) : [value]).map(
          (one) => [name, textOf(one)] as const,
        ),
      )
    : undefined;
