import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readingProblems } from '../contract/data-file';
import {
  asArray,
  asObject,
  asText,
  formatPointer,
  isObject,
  objects,
  parsePointer,
  textsIn,
  valueAt,
} from '../contract/json';
import type { Contract, JsonObject, JsonValue } from '../contract/model';
import { namesOf } from '../contract/names';
import { isError, type Problem } from '../contract/problem';
import { addressOf, reachOfSet, refusalOf, type Reach } from '../contract/document/reach';
import { lintArazzo } from '../contract/document/redocly';
import type { Source } from '../contract/source';
import { didYouMean } from '../contract/suggest';
import type { Workspace } from '../contract/workspace';
import { inputsOf } from './complete';
import { type RecipeFile, recipeFiles } from './files';
import { expressionProblems, outcomeProblems, type Report } from './references';
import { untrueSteps } from './untrue';

/** The properties of a step that pages, collections and runs support. */
const STEP_MEMBERS = new Set([
  'stepId',
  'description',
  'operationId',
  'parameters',
  'requestBody',
  'successCriteria',
  'onFailure',
  'outputs',
]);

function* callProblems(contract: Contract, step: JsonObject, report: Report): Generator<Problem> {
  const { operations } = namesOf(contract);
  const id = asText(step.operationId);
  if (id === undefined) {
    const next = 'add `operationId: …` with an operation of the contract';
    yield report(['stepId'], 'The step calls no operation', next);
    return;
  }
  const operation = operations.get(id);
  if (!operation) {
    const next = didYouMean(id, operations.keys(), 'name an operation of the contract');
    yield report(['operationId'], `There is no operation \`${id}\``, next);
    return;
  }
  for (const [index, parameter] of objects(step.parameters).entries()) {
    const { name, in: place } = parameter;
    if (place !== 'query' && place !== 'path') continue;
    const names = operation.parameters
      .filter((known) => known.in === place)
      .map(({ field }) => field.name);
    // `filter[name]` belongs to the parameter `filter`.
    const written = asText(name)?.split('[', 1)[0] ?? '';
    if (names.includes(written)) continue;
    const message = `The operation has no ${place} parameter \`${written}\``;
    const next = didYouMean(written, names, 'delete it, or name one of the operation');
    yield report(['parameters', String(index), 'name'], message, next);
  }
  for (const [, name = ''] of operation.path.matchAll(/\{(\w+)\}/g)) {
    const isGiven = objects(step.parameters).some(
      (parameter) => parameter.in === 'path' && parameter.name === name,
    );
    if (isGiven) continue;
    const next = `add \`{ name: ${name}, in: path, value: … }\` to \`parameters\``;
    yield report(['operationId'], `The path parameter \`${name}\` is missing`, next);
  }
  const { payload = operation.body?.examples[0]?.value, replacements } = asObject(step.requestBody);
  for (const [index, { target }] of objects(replacements).entries()) {
    const owner = parsePointer(asText(target) ?? '').slice(0, -1);
    if (valueAt(payload, owner) !== undefined) continue;
    const next = 'name a member of the body, or of one of its objects';
    const path = ['requestBody', 'replacements', String(index), 'target'];
    yield report(path, `The body has no \`${formatPointer(owner)}\``, next);
  }
  yield* outcomeProblems(step, report);
}

/** Reports a name that tags and expressions cannot refer to. */
function* nameProblems(
  name: JsonValue | undefined,
  report: (message: string, next: string) => Problem,
): Generator<Problem> {
  const written = asText(name);
  if (written === undefined || /^[\w-]+$/.test(written)) return;
  yield report(`\`${written}\` cannot be referred to by others`, 'write `likeThis`');
}

/** Reports references to files that may not be read; a payload is data, whatever it is named. */
function referenceProblems({ value = null, path: from, locate }: Source, reach: Reach) {
  return [...textsIn(value)].flatMap(([path, text]): readonly Problem[] => {
    if (path.at(-1) !== '$ref' || path.includes('payload')) return [];
    const refusal = refusalOf(from, text, reach);
    return refusal ? [{ place: locate(path, 'value'), ...refusal }] : [];
  });
}

/** Reports missing contract files. Paths start from the set's folder, even in shared recipes. */
function sourceProblems(
  { value, locate }: Source,
  folder: string,
  reach: Reach,
): readonly Problem[] {
  const from = join(folder, 'recipes', 'recipe.arazzo.yaml');
  return objects(asObject(value).sourceDescriptions).flatMap(({ url }, index) => {
    const written = asText(url) ?? '';
    const place = locate(['sourceDescriptions', String(index), 'url'], 'value');
    // The address of a document is only shown, never requested.
    if (written === '' || /^https?:/i.test(written)) return [];
    const refusal = refusalOf(from, written, reach);
    if (refusal) return [{ place, ...refusal }];
    if (existsSync(addressOf(from, written))) return [];
    const next = 'write the path from here to the contract, `../openapi.yaml`';
    return [{ place, message: `There is no file \`${written}\``, next }];
  });
}

function* fileProblems(contract: Contract, { source }: RecipeFile): Generator<Problem> {
  const inputs = Object.keys(inputsOf(contract));
  for (const [index, workflow] of objects(asObject(source.value).workflows).entries()) {
    const earlier = new Map<string, readonly string[]>();
    const atName = (message: string, next: string): Problem => ({
      place: source.locate(['workflows', String(index), 'workflowId'], 'key'),
      message,
      next,
    });
    yield* nameProblems(workflow.workflowId, atName);
    if (!asText(workflow.summary)) {
      yield atName('The recipe has no `summary`', 'add what a reader achieves with it');
    }
    if (asArray(workflow.steps).length === 0) {
      yield atName('The recipe has no steps', 'write one for each call');
    }
    for (const [at, step] of asArray(workflow.steps).entries()) {
      if (!isObject(step)) continue;
      const report: Report = (path, message, next) => ({
        place: source.locate(['workflows', String(index), 'steps', String(at), ...path], 'key'),
        message,
        next,
      });
      // If a step calls something other than an operation, only the call is reported.
      const members = 'operationId' in step ? Object.keys(step) : [];
      const strange = members.find((name) => !STEP_MEMBERS.has(name));
      if (strange !== undefined) {
        const next = `delete it; a step has ${[...STEP_MEMBERS].join(', ')}`;
        yield report([strange], `A recipe goes straight on: \`${strange}\` has no effect`, next);
      }
      yield* expressionProblems(step, earlier, inputs, report);
      yield* callProblems(contract, step, report);
      if (!asText(step.description)) {
        yield report(['stepId'], 'The step has no `description`', 'add what the reader does in it');
      }
      yield* nameProblems(step.stepId, (message, next) => report(['stepId'], message, next));
      earlier.set(asText(step.stepId) ?? '', Object.keys(asObject(step.outputs)));
    }
  }
}

/** Reports a missing version, or a version that cannot be checked. */
function versionProblems(source: Source): readonly Problem[] {
  const version = asText(asObject(source.value).arazzo);
  if (version !== undefined && /^1\.[01]\./.test(version)) return [];
  const message =
    version === undefined
      ? 'The file does not say its version of Arazzo'
      : `\`${version}\` is not a version of Arazzo that can be read`;
  return [{ place: source.locate(['arazzo'], 'value'), message, next: 'write `arazzo: 1.1.0`' }];
}

/** Reports every mistake in the recipes of a set. */
export async function recipeProblems(
  workspace: Workspace,
  contract: Contract,
): Promise<readonly Problem[]> {
  const files = recipeFiles(workspace, contract.set);
  const broken = files.flatMap(({ source }) => {
    const reading = readingProblems(source);
    return reading.length > 0 ? reading : versionProblems(source);
  });
  if (broken.length > 0) return broken;
  const folder = join(workspace.siteDir, 'partners', contract.set);
  const reach = reachOfSet(folder);
  const unreachable = files.flatMap(({ source }) => [
    ...referenceProblems(source, reach),
    ...sourceProblems(source, folder, reach),
  ]);
  if (unreachable.length > 0) return unreachable;
  const linted = await Promise.all(
    files.map(({ source }) => lintArazzo(workspace, source.path, reach)),
  );
  const problems = [
    ...linted.flat(),
    ...files.flatMap((file) => [...fileProblems(contract, file)]),
  ];
  // A development server runs the steps separately.
  if (problems.some(isError) || workspace.isDevelopment) return problems;
  return untrueSteps(workspace, contract);
}
