import { isArray, isObject } from '../../contract/json';
import type { Contract, JsonObject, JsonValue } from '../../contract/model';
import { isNumber, nearestNumber } from '../../contract/numeral';
import { oncePer } from '../../contract/once-per';

/** Formats whose values JavaScript keeps. */
const KEPT = ['int32', 'float', 'double'];

/** Whether a schema allows numbers that JavaScript would round. */
const isLong = ({ type, format, maximum }: JsonObject): boolean =>
  [type].flat().some((name) => name === 'integer' || name === 'number') &&
  !KEPT.some((name) => name === format) &&
  !(isNumber(maximum) && nearestNumber(maximum) <= Number.MAX_SAFE_INTEGER);

const holdsLong = (value: JsonValue | undefined): boolean => {
  if (isArray(value)) return value.some(holdsLong);
  return isObject(value) && (isLong(value) || Object.values(value).some(holdsLong));
};

const hasLongNumbers = oncePer(({ document }: Contract): boolean => holdsLong(document));

/** A string of JSON, or a number with more digits than JavaScript keeps. */
const STRING_OR_LONG = String.raw`/"(?:[^"\\]|\\.)*"|-?\d[\d.]{15,}(?![\d.eE])/g`;

/** Whether the scripts read a number as a text. */
export const isReadAsText = (digits: string): boolean => /^-?\d[\d.]{15,}$/.test(digits);

/**
 * JavaScript that parses JSON. Numbers that JavaScript would round become texts, so that an
 * identifier of 19 digits is stored as it was sent.
 */
export const parsed = (contract: Contract, text: string): string =>
  hasLongNumbers(contract)
    ? `JSON.parse(${text}.replace(${STRING_OR_LONG}, (it) => (it[0] === '"' ? it : \`"\${it}"\`)))`
    : `JSON.parse(${text})`;

/** JavaScript that parses the body of an answer in the same way. */
export const parsedBody = (contract: Contract): string =>
  hasLongNumbers(contract) ? parsed(contract, 'pm.response.text()') : 'pm.response.json()';

/** JavaScript that writes a value, which is no text by the contract, as JSON. */
export const written = (contract: Contract, value: string): string =>
  hasLongNumbers(contract)
    ? `typeof ${value} === 'string' ? ${value} : JSON.stringify(${value})`
    : `JSON.stringify(${value})`;
