import { compareNumbers } from '../contract/exact';
import { equal, parsePointer, textOf, valueAt } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { isNumber, parseExact } from '../contract/numeral';
import { mapTexts } from '../mock/json';

/** The values that expressions can read. */
export interface Scope {
  readonly inputs: Readonly<Record<string, JsonValue>>;
  /** Outputs by the ids of their steps. */
  readonly steps: ReadonlyMap<string, Readonly<Record<string, JsonValue>>>;
  readonly answer?: Answer;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined when there is no body; a text when the body is not JSON. */
  readonly body: JsonValue | undefined;
}

/** The runtime expressions of Arazzo that a recipe may use. */
const EXPRESSION =
  /^\$(?:(statusCode)|inputs\.([\w-]+)|steps\.([\w-]+)\.outputs\.([\w-]+)|response\.body(?:#((?:\/[^\s{}]*)?))?|response\.header\.([\w-]+))$/;

export const isExpression = (text: string): boolean => EXPRESSION.test(text);

/** Returns the value of an expression; undefined when there is none. */
export function evaluate(expression: string, { inputs, steps, answer }: Scope) {
  const [, isStatus, input, step, output, pointer = '', header] = EXPRESSION.exec(expression) ?? [];
  if (isStatus !== undefined) return answer?.status;
  if (input !== undefined) return inputs[input];
  if (step !== undefined) return steps.get(step)?.[output ?? ''];
  if (header !== undefined) return answer?.headers.get(header) ?? undefined;
  return valueAt(answer?.body, parsePointer(pointer));
}

/** Fills the expressions in a text; a text that is one becomes its value, with its type. */
function fillText(text: string, scope: Scope): JsonValue {
  if (isExpression(text)) return evaluate(text, scope) ?? '';
  return text.replace(/\{(\$[^{}]+)\}/g, (written, expression: string) =>
    isExpression(expression) ? textOf(evaluate(expression, scope)) : written,
  );
}

/** Fills the expressions in every text of a value. */
export const fill = (value: JsonValue, scope: Scope): JsonValue =>
  mapTexts(value, (text) => fillText(text, scope));

/** A simple condition of Arazzo: two operands and a comparison. */
export interface Condition {
  readonly left: string;
  readonly operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
  readonly right: string;
}

const CONDITION = /^(\S+) (==|!=|<=|<|>=|>) (\S+|'[^']*')$/;
const LITERAL = /^(?:'[^']*'|-?\d+(?:\.\d+)?|true|false|null)$/;

/** Returns the parts of a condition; undefined if recipes do not support it. */
export function conditionOf(text: string): Condition | undefined {
  const [, left = '', operator, right = ''] = CONDITION.exec(text) ?? [];
  const isKnown = isExpression(left) && (isExpression(right) || LITERAL.test(right));
  return isKnown ? { left, operator: operator as Condition['operator'], right } : undefined;
}

/** Returns the value of a literal, `'active'` or `201`. */
export const literal = (text: string): JsonValue =>
  text.startsWith("'") ? text.slice(1, -1) : parseExact(text);

/** Whether a condition holds. */
export function holds(text: string, scope: Scope): boolean {
  const condition = conditionOf(text);
  if (!condition) return false;
  const [left, right] = [condition.left, condition.right].map((operand) =>
    isExpression(operand) ? evaluate(operand, scope) : literal(operand),
  );
  switch (condition.operator) {
    case '==':
      return equal(left, right);
    case '!=':
      return !equal(left, right);
    default:
      return isOrdered(condition.operator, left, right);
  }
}

function isOrdered(operator: string, left?: JsonValue, right?: JsonValue): boolean {
  if (!isNumber(left) || !isNumber(right)) return false;
  const order = compareNumbers(left, right);
  return order === 0 ? operator.endsWith('=') : operator.startsWith('<') === order < 0;
}
