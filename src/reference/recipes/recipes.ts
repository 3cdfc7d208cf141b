import { asNumber, asObject, asText, defined, objects } from '../contract/json';
import type { Contract, JsonObject, JsonValue, Operation } from '../contract/model';
import { namesOf } from '../contract/names';
import { kept } from '../contract/workspace';
import { mapTexts } from '../mock/json';
import { complete } from './complete';
import { isExpression } from './expression';
import { recipeFiles } from './files';
import { RUN } from './inputs';
import type { Recipe, RecipeParameter, RecipeStep } from './recipe';

type Texts = Readonly<Record<string, string>>;

/** What the expressions of a workflow stand for where it is used. */
interface Use {
  /** Comes before the ids of its steps. */
  readonly prefix: string;
  readonly inputs: Texts;
  /** Outputs of the steps that are workflows themselves. */
  readonly outputs: Map<string, Texts>;
}

/** Rewrites a text for the place where its workflow is used. */
function place(text: string, { prefix, inputs, outputs }: Use): string {
  const resolve = (expression: string): string => {
    const [, input] = /^\$inputs\.([\w-]+)$/.exec(expression) ?? [];
    if (input !== undefined) return inputs[input] ?? expression;
    const [, step = '', output = ''] =
      /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(expression) ?? [];
    if (step === '') return expression;
    return outputs.get(step)?.[output] ?? `$steps.${prefix}${step}.outputs.${output}`;
  };
  return text.replace(
    /\{(\$[^{}]+)\}|\$(?:inputs|steps)\.[\w.-]+/g,
    (written, braced: string | undefined) => {
      const resolved = resolve(braced ?? written);
      return braced !== undefined && isExpression(resolved) ? `{${resolved}}` : resolved;
    },
  );
}

const placeAll = (value: JsonValue, use: Use): JsonValue =>
  mapTexts(value, (text) => place(text, use));

function callOf(operation: Operation, step: JsonObject, use: Use): RecipeStep {
  const { contentType, payload } = asObject(step.requestBody);
  const retry = objects(step.onFailure).find(({ type }) => type === 'retry');
  return defined({
    id: `${use.prefix}${asText(step.stepId) ?? ''}`,
    text: use.prefix === '' ? (asText(step.description) ?? '') : '',
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    parameters: placeAll(step.parameters ?? [], use) as unknown as readonly RecipeParameter[],
    contentType: asText(contentType),
    body: payload === undefined ? undefined : placeAll(payload, use),
    outcome: objects(step.successCriteria).map(({ condition }) =>
      place(asText(condition) ?? '', use),
    ),
    outputs: placeAll(step.outputs ?? {}, use) as Texts,
    repeat: retry && {
      seconds: asNumber(retry.retryAfter) ?? 0,
      times: asNumber(retry.retryLimit) ?? 1,
    },
  });
}

/** The calls of a workflow, those of the workflows that its steps name in their places. */
function stepsOf(
  contract: Contract,
  workflows: readonly JsonObject[],
  workflow: JsonObject,
  use: Use,
): readonly RecipeStep[] {
  return objects(workflow.steps).flatMap((step) => {
    const operation = namesOf(contract).operations.get(asText(step.operationId) ?? '');
    if (operation) return [callOf(operation, step, use)];
    const named = workflows.find(({ workflowId }) => workflowId === step.workflowId);
    if (!named) return [];
    const id = asText(step.stepId) ?? '';
    const passed = objects(step.parameters).map(({ name, value }) => [
      asText(name) ?? '',
      place(asText(value) ?? '', use),
    ]);
    const inner: Use = {
      prefix: `${use.prefix}${id}-`,
      inputs: Object.fromEntries(passed) as Texts,
      outputs: new Map(),
    };
    const steps = stepsOf(contract, workflows, named, inner);
    const results = asObject(named.outputs) as Texts;
    const outputs = Object.entries(asObject(step.outputs) as Texts).map(([name, expression]) => [
      name,
      place(results[expression.replace('$outputs.', '')] ?? '', inner),
    ]);
    use.outputs.set(id, Object.fromEntries(outputs) as Texts);
    return steps;
  });
}

/** An Arazzo description as it is published. */
export interface CompleteFile {
  readonly name: string;
  readonly description: JsonObject;
}

/** The descriptions of a set, each saying everything. */
export const completeRecipes = kept((workspace, contract: Contract): readonly CompleteFile[] => {
  const files = recipeFiles(workspace, contract.set);
  return files.map((file) => ({
    name: file.name,
    description: complete(contract, files, file),
  }));
});

/** The recipes of a set; none for a set without Arazzo descriptions. */
export const recipesOf = kept((workspace, contract: Contract): readonly Recipe[] =>
  recipeFiles(workspace, contract.set).flatMap(({ name, source }) => {
    const own = objects(asObject(source.value).workflows).map(({ workflowId }) => workflowId);
    const { description } =
      completeRecipes(workspace, contract).find((file) => file.name === name) ?? {};
    const workflows = objects(description?.workflows);
    return workflows
      .filter(({ workflowId = '' }) => own.includes(workflowId))
      .map((workflow) => ({
        id: asText(workflow.workflowId) ?? '',
        title: asText(workflow.summary) ?? '',
        text: asText(workflow.description) ?? '',
        file: name,
        credentials: Object.keys(asObject(asObject(workflow.inputs).properties)).filter(
          (input) => input !== RUN,
        ),
        steps: stepsOf(contract, workflows, workflow, {
          prefix: '',
          inputs: {},
          outputs: new Map(),
        }),
      }));
  }),
);
