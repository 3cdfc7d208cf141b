import { asObject, parsePointer } from '../../contract/json';
import { namesOf } from '../../contract/names';
import { shapeOf, typesOf } from '../../contract/schema/shape';
import type { ApiResponse, Contract, Operation } from '../../contract/model';
import { successAnswer } from '../../contract/http/success';
import type { RecipeStep } from '../../recipes/recipe';

/** Returns the variable of an input or output: `order.id` for `$steps.order.outputs.id`. */
export const variableOf = (expression: string): string =>
  expression.replace(/^\$inputs\./, '').replace(/^\$steps\.([\w-]+)\.outputs\./, '$1.');

/** Returns the answer that a step expects. */
const answerTo = ({ outcome }: RecipeStep, operation: Operation): ApiResponse | undefined =>
  operation.responses.find(({ status }) => outcome.includes(`$statusCode == ${status}`)) ??
  successAnswer(operation);

/** Whether an output is something other than a text according to the contract, such as a number. */
function isNoText(contract: Contract, step: RecipeStep, expression: string): boolean {
  if (expression === '$statusCode') return true;
  const [, pointer] = /^\$response\.body#?(.*)$/.exec(expression) ?? [];
  const called = namesOf(contract).operations.get(step.operation);
  const written = called && answerTo(step, called)?.body?.schema.schema;
  if (pointer === undefined || !written) return false;
  const schemas = asObject(asObject(contract.document.components).schemas);
  const schema = parsePointer(pointer).reduce((owner, name) => {
    const { properties, items, additionalProperties } = shapeOf(owner, schemas).schema;
    return asObject(asObject(properties)[name] ?? items ?? additionalProperties);
  }, written);
  const types = typesOf(shapeOf(schema, schemas).schema);
  return types.length > 0 && !types.includes('string');
}

/** Returns the variables that contain JSON; a body has them without quotation marks. */
export const jsonVariables = (
  contract: Contract,
  steps: readonly RecipeStep[],
): ReadonlySet<string> =>
  new Set(
    steps.flatMap((step) =>
      Object.entries(step.outputs).flatMap(([name, expression]) =>
        isNoText(contract, step, expression) ? [`${step.id}.${name}`] : [],
      ),
    ),
  );
