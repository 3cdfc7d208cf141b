import { asNumber, asObject, asText, defined, objects } from '../contract/json';
import type { Contract, JsonObject, Operation } from '../contract/model';
import { namesOf } from '../contract/names';
import { kept } from '../contract/workspace';
import { complete } from './complete';
import { recipeFiles } from './files';
import { RUN } from './inputs';
import type { Recipe, RecipeParameter, RecipeStep } from './recipe';

function stepOf(operation: Operation, step: JsonObject): RecipeStep {
  const { contentType, payload } = asObject(step.requestBody);
  const retry = objects(step.onFailure).find(({ type }) => type === 'retry');
  return defined({
    id: asText(step.stepId) ?? '',
    text: asText(step.description) ?? '',
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    parameters: (step.parameters ?? []) as unknown as readonly RecipeParameter[],
    contentType: asText(contentType),
    body: payload,
    outcome: objects(step.successCriteria).map(({ condition }) => asText(condition) ?? ''),
    outputs: asObject(step.outputs) as Readonly<Record<string, string>>,
    repeat: retry && {
      seconds: asNumber(retry.retryAfter) ?? 0,
      times: asNumber(retry.retryLimit) ?? 1,
    },
  });
}

/** An Arazzo description in the form in which it is published. */
export interface CompleteFile {
  readonly name: string;
  readonly description: JsonObject;
}

/** Returns the descriptions of a set, completed with everything that follows from the contract. */
export const completeRecipes = kept((workspace, contract: Contract): readonly CompleteFile[] =>
  recipeFiles(workspace, contract.set).map(({ name, source }) => ({
    name,
    description: complete(contract, asObject(source.value)),
  })),
);

/** Returns the recipes of a set; none for a set without Arazzo descriptions. */
export const recipesOf = kept((workspace, contract: Contract): readonly Recipe[] => {
  const { operations } = namesOf(contract);
  return completeRecipes(workspace, contract).flatMap(({ name, description }) =>
    objects(description.workflows).map((workflow) => ({
      id: asText(workflow.workflowId) ?? '',
      title: asText(workflow.summary) ?? '',
      text: asText(workflow.description) ?? '',
      file: name,
      credentials: Object.keys(asObject(asObject(workflow.inputs).properties)).filter(
        (input) => input !== RUN,
      ),
      steps: objects(workflow.steps).flatMap((step) => {
        const operation = operations.get(asText(step.operationId) ?? '');
        return operation ? [stepOf(operation, step)] : [];
      }),
    })),
  );
});
