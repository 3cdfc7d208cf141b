import { parsePointer } from '../../contract/json';
import { kindOf } from '../../contract/http/media-type';
import type { Contract, JsonObject, Operation } from '../../contract/model';
import { digitsOf, isNumeral, jsonText } from '../../contract/numeral';
import { successAnswer } from '../../contract/http/success';
import { type Condition, conditionOf, isExpression, literal } from '../../recipes/expression';
import { RUN } from '../../recipes/inputs';
import type { RecipeStep } from '../../recipes/recipe';
import { keyScript } from './auth';
import { isReadAsText, parsed, parsedBody, written } from './exact-json';
import { isoDuration } from './duration';
import { variableOf } from './recipe-outputs';
import { control, script } from './scripts';

/** Variable: how long the script of the folder lets pass before a step is sent again. */
const WAIT = 'wait';
/** Variable: how often the step has been sent again. */
const AGAIN = 'again';

const quoted = (text: string): string =>
  text.includes("'") && !/["\\]/.test(text) ? `"${text}"` : `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Returns the JavaScript that reads a value inside a body: `?.data?.[0]?.id`. */
const chain = (pointer: string): string =>
  parsePointer(pointer)
    .map((member) => {
      if (/^[A-Za-z_$][\w$]*$/.test(member)) return `?.${member}`;
      return `?.[${/^\d+$/.test(member) ? member : quoted(member)}]`;
    })
    .join('');

const isStored = (text: string): boolean => /^\$(?:steps|inputs)\./.test(text);

interface Scope {
  readonly contract: Contract;
  /** Names of the variables that contain JSON. */
  readonly jsonNames: ReadonlySet<string>;
}

/** Returns a side of a condition, or an output, as JavaScript. */
function operand({ contract, jsonNames }: Scope, text: string): string {
  if (!isExpression(text)) {
    const value = literal(text);
    if (isNumeral(value) && isReadAsText(digitsOf(value))) return quoted(digitsOf(value));
    return typeof value === 'string' ? quoted(value) : jsonText(value);
  }
  if (text === '$statusCode') return 'pm.response.code';
  const [, header, pointer] = /^\$response\.(?:header\.(.+)|body#?(.*))$/.exec(text) ?? [];
  if (header !== undefined) return `pm.response.headers.get(${quoted(header)})`;
  if (pointer !== undefined) return `body${chain(pointer)}`;
  const stored = `pm.variables.get(${quoted(variableOf(text))})`;
  return jsonNames.has(variableOf(text)) ? parsed(contract, stored) : stored;
}

/** Returns both sides of a condition as JavaScript: as texts if a variable may not be JSON. */
function sidesOf(scope: Scope, { left, right }: Condition): readonly [string, string] {
  const isText = [left, right].some(
    (text) => isStored(text) && !scope.jsonNames.has(variableOf(text)),
  );
  const side = (text: string): string =>
    isText ? `String(${operand(scope, text)})` : operand(scope, text);
  return [side(left), side(right)];
}

const ASSERTIONS: Readonly<Record<Condition['operator'], string>> = {
  '==': 'eql',
  '!=': 'not.eql',
  '<': 'below',
  '<=': 'at.most',
  '>': 'above',
  '>=': 'at.least',
};

/** Returns the JavaScript expression for whether a condition holds. */
function holds(scope: Scope, condition: Condition): string {
  const { operator, right } = condition;
  const [left, other] = sidesOf(scope, condition);
  if (operator !== '==' && operator !== '!=') return `${left} ${operator} ${other}`;
  if (!isExpression(right)) return `${left} ${operator}= ${other}`;
  return `${operator === '==' ? '' : '!'}_.isEqual(${left}, ${other})`;
}

/** Returns a test that a condition holds; the message of a wrong status includes the answer. */
function testOf(scope: Scope, condition: Condition): string {
  const { left, operator, right } = condition;
  const [actual, expected] = sidesOf(scope, condition);
  const subject = left === '$statusCode' ? `${actual}, pm.response.text()` : actual;
  const name = quoted(`${left} ${operator} ${right}`);
  return `pm.test(${name}, () => pm.expect(${subject}).to.${ASSERTIONS[operator]}(${expected}));`;
}

/** Returns the lines that read the body; a repeated step may have none until it is done. */
function bodyLine(
  contract: Contract,
  operation: Operation,
  repeats: boolean,
  expressions: readonly string[],
): readonly string[] {
  const read = expressions.filter((text) => text.startsWith('$response.body'));
  if (read.length === 0) return [];
  const type = successAnswer(operation)?.body?.contentType ?? '';
  if (kindOf(type) !== 'json' || read.includes('$response.body')) {
    return [
      `const isJson = /json/.test(pm.response.headers.get('Content-Type'));`,
      `const body = isJson ? ${parsedBody(contract)} : pm.response.text();`,
    ];
  }
  return [`const body = ${repeats ? 'pm.response.text() && ' : ''}${parsedBody(contract)};`];
}

/** Returns the script that begins a recipe: it names the run and deletes what earlier runs made. */
function beginScript(contract: Contract, { repeat }: RecipeStep): readonly string[] {
  const begin = [
    `// A sandbox on your machine forgets what was done with this key.`,
    `pm.collectionVariables.set('${RUN}', pm.variables.replaceIn('{{$guid}}'));`,
    keyScript(contract),
    ...control(contract, 'reset', '{}', []),
  ];
  return repeat
    ? [`if (!pm.collectionVariables.has('${AGAIN}')) {`, ...begin.map((line) => `  ${line}`), `}`]
    : [`pm.collectionVariables.unset('${AGAIN}');`, ...begin];
}

/** Returns the script before each step, which lets time pass if the step has asked for that. */
export const waitEvent = (contract: Contract): JsonObject =>
  script('prerequest', [
    `// A step that is sent again moves the clock of a sandbox on your machine.`,
    `const duration = pm.collectionVariables.get('${WAIT}');`,
    `if (duration) {`,
    ...[
      keyScript(contract),
      ...control(contract, 'advance', '{ duration }', [
        `if (!error && response.code === 200) pm.collectionVariables.unset('${WAIT}');`,
        `else console.warn(\`The clock of this API cannot be moved. Send this again after \${duration}.\`);`,
      ]),
    ].map((line) => `  ${line}`),
    `}`,
  ]);

/** Returns lines that repeat the request until its outcome is there, then test the answer. */
const repeatScript = (
  { seconds, times }: NonNullable<RecipeStep['repeat']>,
  isThere: string,
  tests: readonly string[],
): readonly string[] => [
  `const isThere = ${isThere};`,
  `const again = pm.collectionVariables.get('${AGAIN}') ?? 0;`,
  `// Where the clock does not move, \`${WAIT}\` is still set.`,
  `if (!isThere && again < ${times} && !pm.collectionVariables.has('${WAIT}')) {`,
  `  pm.collectionVariables.set('${AGAIN}', again + 1);`,
  `  pm.collectionVariables.set('${WAIT}', '${isoDuration(seconds * 1000)}');`,
  `  pm.execution.setNextRequest(pm.info.requestId);`,
  `} else {`,
  `  pm.collectionVariables.unset('${AGAIN}');`,
  `  pm.collectionVariables.unset('${WAIT}');`,
  ...tests.map((line) => `  ${line}`),
  `}`,
];

/** Returns the script that stores the outputs of a step and tests its outcome. */
function outcomeScript(
  scope: Scope,
  operation: Operation,
  { id, outcome, outputs, repeat }: RecipeStep,
): readonly string[] {
  const { contract, jsonNames } = scope;
  const conditions = outcome.flatMap((text) => conditionOf(text) ?? []);
  const sides = conditions.flatMap(({ left, right }) => [left, right]);
  const kept = Object.entries(outputs).map(([name, expression]) => {
    const variable = `${id}.${name}`;
    const value = operand(scope, expression);
    const stored = jsonNames.has(variable) ? written(contract, value) : value;
    return `pm.collectionVariables.set('${variable}', ${stored});`;
  });
  const tests = conditions.map((condition) => testOf(scope, condition));
  const isThere = conditions.map((condition) => holds(scope, condition)).join(' && ');
  return [
    ...bodyLine(contract, operation, repeat !== undefined, [...Object.values(outputs), ...sides]),
    ...kept,
    ...(repeat ? repeatScript(repeat, isThere, tests) : tests),
  ];
}

/** Returns the scripts that run before and after a step. */
export const stepEvents = (
  scope: Scope,
  operation: Operation,
  step: RecipeStep,
  isFirst: boolean,
): readonly JsonObject[] => [
  ...(isFirst ? [script('prerequest', beginScript(scope.contract, step))] : []),
  script('test', outcomeScript(scope, operation, step)),
];
