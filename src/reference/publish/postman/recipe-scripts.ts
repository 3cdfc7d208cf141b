import { parsePointer, textOf } from '../../contract/json';
import type { Contract, JsonObject } from '../../contract/model';
import { conditionOf, isExpression, literal } from '../../recipes/expression';
import { RUN } from '../../recipes/inputs';
import type { RecipeStep } from '../../recipes/recipe';
import { keyScript } from './auth';
import { variableOf } from './recipe-outputs';
import { advance, control, script } from './scripts';

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** How a value inside a body is read: `?.data?.[0]?.id`. */
const chain = (pointer: string): string =>
  parsePointer(pointer)
    .map((member) => {
      if (/^[A-Za-z_$][\w$]*$/.test(member)) return `?.${member}`;
      return `?.[${/^\d+$/.test(member) ? member : quoted(member)}]`;
    })
    .join('');

/** A side of a condition, or an output, as JavaScript. */
function operand(text: string): string {
  if (!isExpression(text)) {
    const value = literal(text);
    return typeof value === 'string' ? quoted(value) : textOf(value);
  }
  if (text === '$statusCode') return 'pm.response.code';
  const [, header, pointer] = /^\$response\.(?:header\.(.+)|body#?(.*))$/.exec(text) ?? [];
  if (header !== undefined) return `pm.response.headers.get(${quoted(header)})`;
  if (pointer !== undefined) return `body${chain(pointer)}`;
  // A variable may hold a number as text.
  return `pm.variables.get(${quoted(variableOf(text))})`;
}

const OPERATORS: Readonly<Record<string, string>> = { '==': '===', '!=': '!==' };

/** Whether a condition holds, as JavaScript. */
function holds(text: string): string {
  const condition = conditionOf(text);
  if (!condition) return 'false';
  const { left, operator, right } = condition;
  const sides = [operand(left), operand(right)];
  const isStored = /^\$(?:steps|inputs)\./.test(left) || /^\$(?:steps|inputs)\./.test(right);
  return (isStored ? sides.map((side) => `String(${side})`) : sides).join(
    ` ${OPERATORS[operator] ?? operator} `,
  );
}

/** Begins a recipe: with another name for the run, and without what earlier runs have made. */
const beginScript = (contract: Contract): readonly string[] => [
  `// A sandbox on your machine forgets what was done with this key.`,
  `pm.collectionVariables.set('${RUN}', pm.variables.replaceIn('{{$guid}}'));`,
  keyScript(contract),
  ...control('reset', {}, []),
];

/** Lets time pass and sends the request again, until the outcome is there. */
const repeatScript = (
  contract: Contract,
  { seconds, times }: NonNullable<RecipeStep['repeat']>,
): readonly string[] => [
  `const again = Number(pm.variables.get('again') ?? 0);`,
  `if (again < ${times} && !Object.values(outcome).every(Boolean)) {`,
  `  ${keyScript(contract)}`,
  ...advance(seconds * 1000, {
    then: [
      `pm.variables.set('again', again + 1);`,
      `pm.execution.setNextRequest(pm.info.requestId);`,
    ],
    otherwise: [
      `console.warn('The clock of this API cannot be moved. Send this request again in ${seconds} s.');`,
      `report();`,
    ],
  }).map((line) => `  ${line}`),
  `} else {`,
  `  pm.variables.set('again', 0);`,
  `  report();`,
  `}`,
];

/** Keeps the outputs of a step, and tests its outcome. */
function outcomeScript(
  contract: Contract,
  { id, outcome, outputs, repeat }: RecipeStep,
  jsonNames: ReadonlySet<string>,
): readonly string[] {
  const lines = [
    ...Object.entries(outputs).map(([name, expression]) => {
      const [variable, value] = [`${id}.${name}`, operand(expression)];
      const kept = jsonNames.has(variable) ? `JSON.stringify(${value})` : value;
      return `pm.collectionVariables.set('${variable}', ${kept});`;
    }),
    `const outcome = {`,
    ...outcome.map((condition) => `  ${quoted(condition)}: ${holds(condition)},`),
    `};`,
  ];
  const usesBody = lines.some((line) => /\bbody\b(?!#)/.test(line));
  return [
    ...(usesBody
      ? [
          `const isJson = /json/.test(pm.response.headers.get('Content-Type'));`,
          `const body = isJson ? pm.response.json() : pm.response.text();`,
        ]
      : []),
    ...lines,
    `const report = () =>`,
    `  Object.entries(outcome).forEach(([condition, holds]) =>`,
    `    pm.test(condition, () => pm.expect(holds, pm.response.text()).to.equal(true)),`,
    `  );`,
    ...(repeat ? repeatScript(contract, repeat) : [`report();`]),
  ];
}

/** The scripts before and after a step. */
export const stepEvents = (
  contract: Contract,
  step: RecipeStep,
  { isFirst, jsonNames }: { readonly isFirst: boolean; readonly jsonNames: ReadonlySet<string> },
): readonly JsonObject[] => [
  ...(isFirst ? [script('prerequest', beginScript(contract))] : []),
  script('test', outcomeScript(contract, step, jsonNames)),
];
