import type { JsonObject } from '../../contract/model';
import { isoDuration, spokenDuration } from './duration';
import type { PlannedRequest } from './plan';
import { draft07 } from './schemas';

/** Collection variable that holds the definitions of the answers. */
export const SCHEMAS = 'schemas';

/** Checks of an answer: status, and the body against the contract; then what it brings. */
function testScript({ operation, brings }: PlannedRequest): readonly string[] {
  const { status, answer } = operation;
  return [
    `pm.test('answers ${status}', () => pm.response.to.have.status(${status}));`,
    ...(answer === undefined
      ? [`pm.test('has no body', () => pm.expect(pm.response.text()).to.equal(''));`]
      : [
          `pm.test('the body fits the contract', () => {`,
          `  const definitions = JSON.parse(pm.collectionVariables.get('${SCHEMAS}'));`,
          `  const schema = ${JSON.stringify(draft07(answer.schema))};`,
          `  pm.response.to.have.jsonSchema({ definitions, allOf: [schema] });`,
          `});`,
        ]),
    ...(brings === undefined
      ? []
      : [
          `if (pm.response.code === ${status}) {`,
          `  pm.collectionVariables.set('${brings.variable}', pm.response.json().id);`,
          `}`,
        ]),
  ];
}

/** Lets time pass where the API is a sandbox with a clock that can be moved. */
const waitScript = (ms: number): readonly string[] => [
  `// ${spokenDuration(ms)} after the request before. A sandbox on your machine lets that time pass at once.`,
  `const origin = pm.variables.get('baseUrl').split('/').slice(0, 3).join('/');`,
  `pm.sendRequest(`,
  `  {`,
  `    url: \`\${origin}/_sandbox/advance\`,`,
  `    method: 'POST',`,
  `    header: {`,
  `      Authorization: \`Bearer \${pm.variables.get('apiKey')}\`,`,
  `      'Content-Type': 'application/json',`,
  `    },`,
  `    body: { mode: 'raw', raw: JSON.stringify({ duration: '${isoDuration(ms)}' }) },`,
  `  },`,
  `  (error, response) => {`,
  `    if (error || response.code !== 200) {`,
  `      console.warn('The clock of this API cannot be moved. Send this request again in ${spokenDuration(ms)}.');`,
  `    }`,
  `  },`,
  `);`,
];

const script = (listen: string, exec: readonly string[]): JsonObject => ({
  listen,
  script: { type: 'text/javascript', exec },
});

export const eventsOf = (request: PlannedRequest): readonly JsonObject[] => [
  ...(request.wait === 0 ? [] : [script('prerequest', waitScript(request.wait))]),
  script('test', testScript(request)),
];
