import { isObject, textOf } from '../contract/json';
import { kindOf } from '../contract/http/media-type';
import type { JsonValue } from '../contract/model';

/**
 * Returns the fields of a body that is sent as a form, or undefined for any other body. A list
 * becomes several fields with the same name.
 */
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
