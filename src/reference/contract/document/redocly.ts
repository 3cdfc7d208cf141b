import { dirname } from 'node:path';
import {
  createConfig,
  getLineColLocation,
  lintDocument,
  type LocationObject,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { asObject, isObject, parsePointer, valueAt } from '../json';
import { asTaken, severityOf, type Strictness } from '../level';
import type { JsonObject, Place } from '../model';
import { withNearestNumbers } from '../numeral';
import { placeOf } from '../origins';
import { GuardedResolver } from './guarded-resolver';
import { readCorrected } from './overlay';
import type { Problem } from '../problem';
import { reachOfSet, type Reach } from './reach';
import { sitePath } from '../site-path';
import type { Workspace } from '../workspace';

/** Redocly's rules in use, each with the writer's next step. */
const REDOCLY_RULES = {
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
    'no-path-trailing-slash': 'delete the slash at the end of the path',
    'path-not-include-query': 'declare what follows the `?` as parameters with `in: query`',
    'tag-description': 'add a `description` that says what the page is about',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

const RULES = new Map(
  (['good', 'partner'] as const).flatMap((level) =>
    Object.entries(REDOCLY_RULES[level]).map(([id, next]) => [id, { level, next }] as const),
  ),
);

type PlaceIn = (location: LocationObject) => Place;

function placeIn(siteDir: string): PlaceIn {
  return (location) => {
    const { source, start } = getLineColLocation(location);
    const file = sitePath(siteDir, source.absoluteRef);
    return { file, line: start.line, column: start.col };
  };
}

/** Finds places in the corrected root, since a value in it may come from the overlay. */
function placeInCorrected(rootPath: string, root: JsonObject, inFile: PlaceIn): PlaceIn {
  return (location) => {
    const { source, pointer, reportOnKey = false } = location;
    if (pointer === undefined || source.absoluteRef !== rootPath) return inFile(location);
    const path = parsePointer(pointer);
    const owner = valueAt(root, path.slice(0, -1));
    // For a duplicate id, the pointer ends with its value, not with its key.
    const key = Object.entries(asObject(owner)).find(([, value]) => value === path.at(-1))?.[0];
    return key === undefined
      ? placeOf(root, path, reportOnKey ? 'key' : 'value')
      : placeOf(root, [...path.slice(0, -1), key]);
  };
}

function convert(
  problem: NormalizedProblem,
  place: PlaceIn,
  usual = RULES.get(problem.ruleId)?.next ?? 'correct what the message names',
): Problem {
  const [location] = problem.location;
  if (!location) throw new Error(`Redocly reported no place: ${problem.message}`);
  const [suggestion] = problem.suggest;
  const isEmpty = problem.message.includes('but got `null`');
  const step = isEmpty ? 'write the value, or delete the key' : usual;
  return {
    place: place(location),
    message: problem.message
      .trim()
      .replace(/\s*\n\s*/g, ' ')
      .replace(/\.$/, ''),
    next: suggestion === undefined ? step : `did you mean \`${suggestion}\`? Otherwise ${step}`,
  };
}

/** Checks the structure, the references and the general rules of OpenAPI. */
export async function lintWithRedocly(
  workspace: Workspace,
  rootPath: string,
  strictness: Strictness,
): Promise<readonly Problem[]> {
  const rules = [...RULES].filter(([id, { level }]) => severityOf(strictness, id, level) !== 'off');
  // Saves reading the document, which takes seconds for a large one.
  if (rules.length === 0) return [];
  const externalRefResolver = new GuardedResolver(rootPath, reachOfSet(dirname(rootPath)));
  const document = await externalRefResolver.resolveDocument(null, rootPath, true);
  if (document instanceof Error) throw document;
  const { root, overlay } = readCorrected(workspace, rootPath);
  let place = placeIn(workspace.siteDir);
  if (overlay && isObject(root?.value)) {
    // The resolver caches the document, so files that refer back to it see the corrections as well.
    document.parsed = withNearestNumbers(root.value);
    place = placeInCorrected(rootPath, root.value, place);
  }
  const config = await createConfig({
    rules: Object.fromEntries(rules.map(([rule]) => [rule, 'error'])),
  });
  const problems = await lintDocument({ document, config, externalRefResolver });
  return problems.flatMap((problem) => {
    const { ruleId } = problem;
    const level = RULES.get(ruleId)?.level ?? 'good';
    return asTaken(strictness, ruleId, level, () => [convert(problem, place)]);
  });
}

const arazzoConfigOnce = createConfig({ extends: ['recommended'] });

/** Checks the structure and the general rules of Arazzo. */
export async function lintArazzo(
  { siteDir }: Workspace,
  path: string,
  reach: Reach,
): Promise<readonly Problem[]> {
  const externalRefResolver = new GuardedResolver(path, reach);
  const document = await externalRefResolver.resolveDocument(null, path, true);
  if (document instanceof Error) throw document;
  const config = await arazzoConfigOnce;
  const problems = await lintDocument({ document, config, externalRefResolver });
  return (
    problems
      // A body without a payload is the example of the operation, and a description without a
      // version has that of the contract. For outputs, src/reference/recipes/check.ts reports more.
      .filter(
        ({ message }) =>
          !/^(?:The field `(?:payload|version)` must be present|Output key)/.test(message),
      )
      .map((problem) =>
        convert(problem, placeIn(siteDir), 'compare the step with the Arazzo 1.1 specification'),
      )
  );
}
