import { asObject, asText, objects } from '../contract/json';
import type { JsonObject } from '../contract/model';
import type { Problem } from '../contract/problem';
import { didYouMean } from '../contract/suggest';
import { textsIn } from '../mock/json';
import { conditionOf, isExpression } from './expression';

export type Report = (path: readonly string[], message: string, next: string) => Problem;

/** Finds the expressions of a step that read values from before its answer, with their place. */
function* readBefore(step: JsonObject): Generator<readonly [path: readonly string[], string]> {
  const { parameters = [], requestBody = {} } = step;
  for (const [path, text] of textsIn({ parameters, requestBody })) {
    const braced = [...text.matchAll(/\{(\$[^{}]+)\}/g)].map(([, expression = '']) => expression);
    for (const expression of text.startsWith('$') ? [text] : braced) yield [path, expression];
  }
  for (const [index, { condition }] of objects(step.successCriteria).entries()) {
    const { left = '', right = '' } = conditionOf(asText(condition) ?? '') ?? {};
    for (const operand of [left, right]) {
      if (/^\$(?:inputs|steps)\./.test(operand)) {
        yield [['successCriteria', String(index)], operand];
      }
    }
  }
}

/** Reports expressions that nothing defines, or that a run cannot read. */
export function* expressionProblems(
  step: JsonObject,
  earlier: ReadonlyMap<string, readonly string[]>,
  inputs: readonly string[],
  report: Report,
): Generator<Problem> {
  const known = [
    ...inputs.map((name) => `$inputs.${name}`),
    ...[...earlier].flatMap(([id, outputs]) =>
      outputs.map((output) => `$steps.${id}.outputs.${output}`),
    ),
  ];
  for (const [path, expression] of readBefore(step)) {
    if (!isExpression(expression) || /^\$(?:response|statusCode)/.test(expression)) {
      const next = 'use `$inputs.run` or `$steps.<step>.outputs.<name>`';
      yield report(path, `\`${expression}\` is no value that a step can send`, next);
    } else if (!known.includes(expression)) {
      const next = didYouMean(expression, known, 'name an output of a step before this one');
      const giver = expression.startsWith('$inputs') ? 'No input' : 'No step before';
      yield report(path, `${giver} gives \`${expression}\``, next);
    }
  }
  for (const [name, value] of Object.entries(asObject(step.outputs))) {
    const expression = asText(value) ?? '';
    if (isExpression(expression) && /^\$(?:response|statusCode)/.test(expression)) continue;
    const message = `The output \`${name}\` is nothing of the answer: \`${expression}\``;
    yield report(
      ['outputs', name],
      message,
      'write `$response.body#/id`, with a field of the answer',
    );
  }
}

/** Reports conditions that a run cannot check, and actions that it cannot perform. */
export function* outcomeProblems(step: JsonObject, report: Report): Generator<Problem> {
  const conditions = objects(step.successCriteria).map(({ condition }) => asText(condition) ?? '');
  for (const [index, condition] of conditions.entries()) {
    if (conditionOf(condition)) continue;
    yield report(
      ['successCriteria', String(index)],
      `\`${condition}\` is no condition that a run can check`,
      "compare two values, as in `$response.body#/status == 'active'`",
    );
  }
  for (const [index, action] of objects(step.onFailure).entries()) {
    if (action.type === 'retry') continue;
    const next = 'keep `type: retry` with `retryAfter` and `retryLimit`, or delete the action';
    yield report(['onFailure', String(index)], 'A step can only be repeated', next);
  }
}
