import {
  BaseResolver,
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { asTaken, LEVELS, type Level, type Strictness } from './level';
import type { Problem } from './problem';
import { sitePath } from './site-path';

/** Redocly's rules in use, each with the writer's next step. */
export const REDOCLY_RULES = {
  publish: {
    'operation-operationId-unique': 'give one of the two operations another `operationId`',
  },
  good: {
    struct: 'compare the key with the OpenAPI 3.1 specification; own keywords start with `x-`',
    'operation-operationId': 'add an `operationId` in lowerCamelCase, a verb first',
    'operation-summary': 'add a `summary`, the heading of the operation: `Create a card`',
    'operation-description':
      'add a `description` whose first sentence says what the operation does',
    'operation-parameters-unique': 'delete one of the two parameters',
    'path-parameters-defined': 'declare the parameter with `in: path`, named as in the path',
    'path-declaration-must-exist': 'name the parameter between the braces',
    'no-identical-paths': 'merge the two paths',
    'security-defined': 'name a scheme of `components.securitySchemes`',
    'no-empty-servers': 'add the sandbox to `servers` in `openapi.yaml`',
    'parameter-description': 'add a `description` that says what the parameter does',
    'no-duplicated-tag-names': 'delete one of the two tags',
    'no-enum-type-mismatch': 'make the values and `type` agree; quote texts that look like numbers',
    'no-schema-type-mismatch': 'make `type` agree with `properties` or `items`',
    'no-required-schema-properties-undefined': 'add the property, or take it out of `required`',
  },
  partner: {
    'operation-singular-tag': 'keep the tag of the page that explains the operation',
    'no-server-trailing-slash': 'delete the slash at the end of the URL',
    'tag-description': 'add a `description` that says what the page is about',
  },
} as const satisfies Readonly<Record<Level, Readonly<Record<string, string>>>>;

const RULES = new Map(
  LEVELS.flatMap((level) =>
    Object.entries(REDOCLY_RULES[level]).map(([id, next]) => [id, { level, next }] as const),
  ),
);

const configOnce = createConfig({
  rules: Object.fromEntries([...RULES.keys()].map((rule) => [rule, 'error'])),
});

function convert(siteDir: string, problem: NormalizedProblem): Problem {
  const [location] = problem.location;
  if (!location) throw new Error(`Redocly reported no place: ${problem.message}`);
  const { source, start } = getLineColLocation(location);
  const step = RULES.get(problem.ruleId)?.next ?? 'mend what the message names';
  const [suggestion] = problem.suggest;
  return {
    place: {
      file: sitePath(siteDir, source.absoluteRef),
      line: start.line,
      column: start.col,
    },
    message: problem.message
      .trim()
      .replace(/\s*\n\s*/g, ' ')
      .replace(/\.$/, ''),
    next: suggestion === undefined ? step : `did you mean \`${suggestion}\`? Otherwise ${step}`,
  };
}

/** Structure, references and the general rules of OpenAPI. */
export async function lintWithRedocly(
  siteDir: string,
  root: string,
  strictness: Strictness,
): Promise<readonly Problem[]> {
  const problems = await lint({
    ref: root,
    config: await configOnce,
    externalRefResolver: new BaseResolver(),
  });
  return problems.flatMap((problem) => {
    const { ruleId } = problem;
    const level = RULES.get(ruleId)?.level ?? 'good';
    return asTaken(strictness, ruleId, level, () => [convert(siteDir, problem)]);
  });
}
