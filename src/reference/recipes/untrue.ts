import { asObject, asText, objects, textOf } from '../contract/json';
import type { Contract } from '../contract/model';
import type { Problem } from '../contract/problem';
import { kept, type Workspace } from '../contract/workspace';
import type { BehaviorModule } from '../mock';
import { behaviorsOf } from './behaviors';
import { evaluate } from './expression';
import { recipeFiles } from './files';
import { play } from './play';
import type { Recipe } from './recipe';
import { recipesOf } from './recipes';
import type { Taken } from './run';

/** Returns the status of an answer and why it is no success, such as the first wrong field. */
function reasonOf({ status, headers, body }: Taken['answer']): string {
  const { code, errors } = asObject(body);
  const [wrong] = objects(errors);
  const field = wrong && `${textOf(wrong.pointer)}: ${textOf(wrong.detail)}`;
  const reasons = [asText(code), field ?? headers.get('sandbox-reason')];
  return [status, ...reasons.filter(Boolean)].join(', ');
}

/** Returns the first step that does not lead to its stated outcome; undefined if all do. */
async function untrueStep(
  workspace: Workspace,
  contract: Contract,
  behaviors: readonly BehaviorModule[],
  recipe: Recipe,
): Promise<{ readonly id: string | undefined; readonly message: string } | undefined> {
  let next = recipe.steps[0]?.id;
  try {
    for await (const { step, answer, broken } of play(contract, behaviors, recipe).steps) {
      // A sandbox in the same process answers at once; without a pause, nothing else would run.
      await workspace.pause();
      const [condition] = broken;
      if (condition !== undefined) {
        const message = `\`${condition}\` is not true in the sandbox, which answered ${reasonOf(answer)}`;
        return { id: step.id, message };
      }
      const empty = Object.entries(step.outputs).find(
        ([, expression]) =>
          evaluate(expression, { inputs: {}, steps: new Map(), answer }) === undefined,
      );
      if (empty) {
        const message = `The output \`${empty[0]}\` is nothing: the answer has no \`${empty[1]}\``;
        return { id: step.id, message };
      }
      next = recipe.steps[recipe.steps.indexOf(step) + 1]?.id;
    }
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { id: next, message: `The sandbox stopped: ${reason}` };
  }
}

/** Reports steps that do not lead to their stated outcome, found by running them in the sandbox. */
export const untrueSteps = kept(
  async (workspace, contract: Contract): Promise<readonly Problem[]> => {
    // Read before the first `await`, while the workspace still records which files are read.
    const files = recipeFiles(workspace, contract.set);
    const recipes = recipesOf(workspace, contract);
    const behaviors = await behaviorsOf(workspace.siteDir, contract.set);
    const problems: Problem[] = [];
    for (const recipe of recipes) {
      const untrue = await untrueStep(workspace, contract, behaviors, recipe);
      const source = files.find(({ name }) => name === recipe.file)?.source;
      if (!untrue || !source) continue;
      const { id, message } = untrue;
      const workflows = objects(asObject(source.value).workflows);
      const workflow = workflows.findIndex(({ workflowId }) => workflowId === recipe.id);
      const step = objects(workflows[workflow]?.steps).findIndex(({ stepId }) => stepId === id);
      const path = ['workflows', String(workflow), 'steps', String(step), 'stepId'];
      problems.push({
        place: source.locate(path, 'key'),
        message,
        next: 'correct the step, or the rule of the sandbox that it shows',
      });
    }
    return problems;
  },
);
