import { asObject, parsePointer } from '../../contract/json';
import type { Contract } from '../../contract/model';
import { namesOf } from '../../contract/names';
import { shapeOf, typesOf } from '../../contract/shape';
import { successAnswer } from '../../contract/success';
import type { RecipeStep } from '../../recipes/recipe';

/** The collection variable of an input or output: `order.id` for `$steps.order.outputs.id`. */
export const variableOf = (expression: string): string =>
  expression.replace(/^\$inputs\./, '').replace(/^\$steps\.([\w-]+)\.outputs\./, '$1.');

/** Whether the contract has anything but a text where an output is read, such as a number. */
function isNoText(contract: Contract, { operation }: RecipeStep, expression: string): boolean {
  if (expression === '$statusCode') return true;
  const [, pointer] = /^\$response\.body#?(.*)$/.exec(expression) ?? [];
  const called = namesOf(contract).operations.get(operation);
  const written = called && successAnswer(called)?.body?.schema.schema;
  if (pointer === undefined || !written) return false;
  const schemas = asObject(asObject(contract.document.components).schemas);
  const schema = parsePointer(pointer).reduce((owner, name) => {
    const { properties, items } = shapeOf(owner, schemas).schema;
    return asObject(asObject(properties)[name] ?? items);
  }, written);
  const types = typesOf(shapeOf(schema, schemas).schema);
  return types.length > 0 && !types.includes('string');
}

/** The variables that hold JSON, to be written into a body without quotation marks. */
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
