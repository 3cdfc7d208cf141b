import { kindOf } from '../../contract/http/media-type';
import type { Contract, JsonObject, Operation } from '../../contract/model';
import { namesOf } from '../../contract/names';
import { jsonText } from '../../contract/numeral';
import { plain } from '../../contract/plain-text';
import { mapTexts, textOf } from '../../mock/json';
import { isExpression } from '../../recipes/expression';
import type { Recipe, RecipeParameter, RecipeStep } from '../../recipes/recipe';
import type { NameValue } from '../../samples/request';
import { authorized } from './auth';
import { bodyOf, rawBody } from './body';
import { jsonVariables, variableOf } from './recipe-outputs';
import { stepEvents, waitEvent } from './recipe-scripts';
import { hostOf } from './environment';
import { docsLink, postmanUrl } from './request';

/** Replaces each expression in a text with a variable. */
const withVariables = (text: string): string =>
  isExpression(text)
    ? `{{${variableOf(text)}}}`
    : text.replace(/\{(\$[^{}]+)\}/g, (written, expression: string) =>
        isExpression(expression) ? `{{${variableOf(expression)}}}` : written,
      );

/** Percent-encodes a part of a path, except for variables. */
const encoded = (text: string): string =>
  text.replace(/\{\{[^{}]+\}\}|[^{}]+|[{}]/g, (part) =>
    part.startsWith('{{') ? part : encodeURIComponent(part),
  );

/** Returns the body of a step. Variables that contain JSON are inserted without quotation marks. */
function bodyOfStep(
  { contentType = 'application/json', body }: RecipeStep,
  operation: Operation,
  jsonNames: ReadonlySet<string>,
): JsonObject | undefined {
  if (body === undefined) return undefined;
  const filled = mapTexts(body, withVariables);
  const isJson = kindOf(contentType) === 'json';
  if (!isJson) return bodyOf({ ...operation.body, contentType }, filled);
  if (typeof filled === 'string') return rawBody(filled, 'text');
  const text = jsonText(filled, 2);
  return rawBody(
    text.replace(/"(\{\{([^{}"]+)\}\})"/g, (quoted, bare, name) =>
      jsonNames.has(name as string) ? (bare as string) : quoted,
    ),
  );
}

function requestOf(
  contract: Contract,
  operation: Operation,
  { step, credentials, jsonNames }: PlacedStep,
): JsonObject {
  const isCredential = ({ value }: RecipeParameter) =>
    credentials.some((name) => textOf(value).includes(`$inputs.${name}`));
  const pairs = (place: RecipeParameter['in']) =>
    step.parameters
      .filter((parameter) => parameter.in === place && !isCredential(parameter))
      .map(({ name, value }): NameValue => [name, withVariables(textOf(value))]);
  const path = pairs('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => encoded(value)),
    step.path,
  );
  const cookies = pairs('cookie').map(([name, value]) => `${name}=${value}`);
  const type = kindOf(step.contentType ?? '') === 'multipart' ? undefined : step.contentType;
  const written: readonly NameValue[] = [
    ...pairs('header'),
    ...(cookies.length === 0 ? [] : [['Cookie', cookies.join('; ')] as const]),
    ...(type === undefined ? [] : [['Content-Type', type] as const]),
  ];
  // A step that sends its own credentials, or none, has no authorization.
  const { auth, headers, query } = step.parameters.some(isCredential)
    ? authorized(contract, operation, written)
    : { auth: { auth: { type: 'noauth' } }, headers: written, query: [] };
  const search = [
    ...pairs('query').map(([name, value]) => [encoded(name), encoded(value)]),
    ...query,
  ];
  const body = bodyOfStep(step, operation, jsonNames);
  return {
    method: step.method,
    header: headers.map(([key, value]) => ({ key, value })),
    ...auth,
    url: postmanUrl(
      hostOf(contract, operation),
      path,
      search.map(([key = '', value = '']) => ({ key, value })),
    ),
    ...(body && { body }),
  };
}

/** A step, with its number and the values that all steps of its recipe share. */
interface PlacedStep {
  readonly step: RecipeStep;
  readonly number: number;
  readonly credentials: readonly string[];
  readonly jsonNames: ReadonlySet<string>;
}

function itemOf(contract: Contract, docsUrl: string, placed: PlacedStep): readonly JsonObject[] {
  const { step, number, jsonNames } = placed;
  const operation = namesOf(contract).operations.get(step.operation);
  if (!operation) return [];
  return [
    {
      name: `${number}. ${plain(step.text) || operation.summary}`,
      request: {
        ...requestOf(contract, operation, placed),
        description: docsLink(contract, docsUrl, operation),
      },
      event: stepEvents({ contract, jsonNames }, operation, step, number === 1),
      response: [],
    },
  ];
}

const DESCRIPTION =
  'Run one folder from its first request on: later requests use what the answers before them held. ' +
  'With the first request, a sandbox on your machine forgets everything that was done with the key.';

/**
 * Returns the folder with the recipes, each a folder of its steps in order. Tests check the outcome
 * of each step. If it takes time, the clock of the sandbox is advanced and the call repeated.
 *
 * @param docsUrl address of the documentation, without a final slash
 */
export function recipesFolder(
  contract: Contract,
  docsUrl: string,
  recipes: readonly Recipe[],
): readonly JsonObject[] {
  const item = recipes.map(({ title, text, credentials, steps }) => {
    const jsonNames = jsonVariables(contract, steps);
    return {
      name: title,
      ...(text === '' ? {} : { description: plain(text) }),
      item: steps.flatMap((step, index) =>
        itemOf(contract, docsUrl, { step, number: index + 1, credentials, jsonNames }),
      ),
    };
  });
  return item.length === 0
    ? []
    : [{ name: 'Recipes', description: DESCRIPTION, event: [waitEvent(contract)], item }];
}
