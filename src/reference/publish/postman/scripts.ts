import type { Contract, JsonObject } from '../../contract/model';
import { jsonText } from '../../contract/numeral';
import type { Validator } from '../../contract/schema/validate';
import type { Schema } from '../../mock/contract';
import { keyQuery, keyScript } from './auth';
import { parsedBody } from './exact-json';
import { isoDuration, spokenDuration } from './duration';
import type { Leftover } from './leftover';
import type { PlannedRequest } from './planned-request';
import { draft07, validatorOf } from './schemas';

/** Collection variable with the schemas that answers refer to. */
export const SCHEMAS = 'schemas';

/** Returns a test that checks the body against the contract. */
export const schemaTest = (schema: Schema, validator?: Validator): readonly string[] => [
  `pm.test('the body fits the contract', () => {`,
  `  const definitions = JSON.parse(pm.collectionVariables.get('${SCHEMAS}'));`,
  `  const schema = ${jsonText(draft07(schema, validator))};`,
  `  pm.response.to.have.jsonSchema({ definitions, allOf: [schema] });`,
  `});`,
];

/** Returns a script that tests the status and body of an answer, and stores its identifier. */
function testScript(contract: Contract, { operation, yields }: PlannedRequest): readonly string[] {
  const { status, answer } = operation;
  return [
    `pm.test('answers ${status}', () => pm.response.to.have.status(${status}));`,
    ...(answer === undefined
      ? [`pm.test('has no body', () => pm.expect(pm.response.text()).to.equal(''));`]
      : schemaTest(answer.schema, validatorOf(contract))),
    ...(yields === undefined
      ? []
      : [
          `if (pm.response.code === ${status}) {`,
          `  pm.collectionVariables.set('${yields.variable}', ${parsedBody(contract)}.id);`,
          `}`,
        ]),
  ];
}

/**
 * Returns script lines that call a control endpoint of a sandbox on the reader's machine.
 *
 * @param body JavaScript expression of the body
 * @param then lines that run afterwards, with `error` and `response` in scope
 */
export const control = (
  contract: Contract,
  name: string,
  body: string,
  then: readonly string[],
): readonly string[] => [
  `const origin = pm.variables.replaceIn('{{baseUrl}}').split('/').slice(0, 3).join('/');`,
  `pm.sendRequest(`,
  `  {`,
  `    url: \`\${origin}/_sandbox/${name}${keyQuery(contract)}\`,`,
  `    method: 'POST',`,
  `    header: { ...authorization, 'Content-Type': 'application/json' },`,
  `    body: { mode: 'raw', raw: JSON.stringify(${body}) },`,
  `  },`,
  ...(then.length === 0
    ? [`  () => {},`]
    : [`  (error, response) => {`, ...then.map((line) => `    ${line}`), `  },`]),
  `);`,
];

/** Returns lines that advance the clock of a sandbox, or run `otherwise` if there is none. */
const advance = (contract: Contract, ms: number, otherwise: readonly string[]): readonly string[] =>
  control(contract, 'advance', `{ duration: '${isoDuration(ms)}' }`, [
    `if (!error && response.code === 200) return;`,
    ...otherwise,
  ]);

/** Returns a script that lets time pass before a request, if the API is a sandbox with a clock. */
const waitScript = (contract: Contract, ms: number): readonly string[] => [
  `// ${spokenDuration(ms)} after the request before. A sandbox on your machine lets that time pass at once.`,
  keyScript(contract),
  ...advance(contract, ms, [
    `console.warn('The clock of this API cannot be moved. Send this request again in ${spokenDuration(ms)}.');`,
  ]),
];

/** Returns a script that waits until an earlier run's leftover is gone, or skips the request. */
const leftoverScript = (contract: Contract, { field, path, ms }: Leftover): readonly string[] => [
  `// After a run before, \`${field}\` is there for ${spokenDuration(ms)}, and this is refused.`,
  `// A sandbox on your machine lets that time pass at once.`,
  keyScript(contract),
  `const url = \`\${pm.variables.replaceIn('{{baseUrl}}${path}')}${keyQuery(contract)}\`;`,
  `pm.sendRequest({ url, method: 'GET', header: authorization }, (failure, read) => {`,
  `  if (failure || read.code !== 200 || !('${field}' in read.json())) return;`,
  ...advance(contract, ms, [
    `console.warn('Skipped: \`${field}\` is there. Send this request again in ${spokenDuration(ms)}.');`,
    `pm.execution.skipRequest();`,
  ]).map((line) => `  ${line}`),
  `});`,
];

export const script = (listen: 'prerequest' | 'test', exec: readonly string[]): JsonObject => ({
  listen,
  script: { type: 'text/javascript', exec },
});

export const eventsOf = (contract: Contract, request: PlannedRequest): readonly JsonObject[] => [
  ...(request.wait === 0 ? [] : [script('prerequest', waitScript(contract, request.wait))]),
  ...(request.leftover ? [script('prerequest', leftoverScript(contract, request.leftover))] : []),
  script('test', testScript(contract, request)),
];
