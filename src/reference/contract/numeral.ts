import type { JsonNumber, JsonValue, Numeral } from './model';
import { DIGITS } from './model';

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/;
const WHOLE_NUMBER = new RegExp(`^${NUMBER.source}$`);
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
/** A numeral as `JSON.stringify` writes it; in a string, a backslash would precede the quotes. */
const WRITTEN = new RegExp(String.raw`\{\s*"\\u0000":\s*"(${NUMBER.source})"\s*\}`, 'g');

export const isJsonNumber = (text: string): boolean => WHOLE_NUMBER.test(text);

export const isNumeral = (value: unknown): value is Numeral =>
  typeof value === 'object' &&
  value !== null &&
  Object.hasOwn(value, DIGITS) &&
  isJsonNumber((value as Numeral)[DIGITS]);

export const isNumber = (value: JsonValue | undefined): value is JsonNumber =>
  typeof value === 'number' || isNumeral(value);

/** The digits of a number, as they were written. */
export const digitsOf = (value: JsonNumber): string =>
  isNumeral(value) ? value[DIGITS] : JSON.stringify(value);

/** The number of a text: a numeral, if JavaScript would write it with other digits than JSON. */
export const numberOf = (text: string): JsonNumber =>
  isJsonNumber(text) && String(Number(text)) !== text ? { [DIGITS]: text } : Number(text);

/** The nearest number of JavaScript, for sizes and other values that need not be exact. */
export const nearestNumber = (value: JsonNumber): number =>
  typeof value === 'number' ? value : Number(value[DIGITS]);

/** Like `JSON.parse`, but keeps the digits of every number. */
export const parseExact = (text: string): JsonValue =>
  JSON.parse(
    text.replace(STRING_OR_NUMBER, (token) =>
      isJsonNumber(token) ? JSON.stringify(numberOf(token)) : token,
    ),
  ) as JsonValue;

/** Like `JSON.stringify`, but with the digits of every number. */
export const jsonText = (value: JsonValue | object, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(WRITTEN, '$1');

/** A copy in which every number is one of JavaScript, for libraries that know no others. */
export const withNearestNumbers = <T extends JsonValue>(value: T): T =>
  JSON.parse(jsonText(value)) as T;
