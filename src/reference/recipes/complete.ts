import {
  credentialsOf,
  firstCredentials,
  schemesOf,
  type Credential,
} from '../contract/credentials';
import {
  asObject,
  asText,
  child,
  isArray,
  isObject,
  objects,
  parsePointer,
} from '../contract/json';
import { concreteType } from '../contract/media-type';
import type { Contract, JsonObject, JsonValue, Operation } from '../contract/model';
import { namesOf } from '../contract/names';
import { type RecipeFile, workflowNamed } from './files';
import { RUN } from './inputs';

const credentialsFor = (contract: Contract, operation: Operation): readonly Credential[] =>
  firstCredentials(schemesOf(operation), credentialsOf(contract));

/** What a call carries because the contract asks every call for it. */
function ownParameters(contract: Contract, operation: Operation, id: string) {
  const version = { name: 'Api-Version', in: 'header', value: contract.version };
  const key = { name: 'Idempotency-Key', in: 'header', value: `{$inputs.${RUN}}-${id}` };
  return [
    ...credentialsFor(contract, operation).map(
      ({ name, variable, prefix = '', ...credential }) => ({
        name,
        in: credential.in,
        value: `${prefix}{$inputs.${variable}}`,
      }),
    ),
    ...(contract.sharesConventions ? [version] : []),
    ...(operation.idempotencyKey === 'none' ? [] : [key]),
  ];
}

/** A value with another one at a path, which need not be there. */
function withValue(
  target: JsonValue,
  [token, ...rest]: readonly string[],
  value: JsonValue,
): JsonValue {
  if (token === undefined) return value;
  const next = withValue(child(target, token) ?? {}, rest, value);
  if (isObject(target)) return { ...target, [token]: next };
  return isArray(target)
    ? target.map((item, index) => (String(index) === token ? next : item))
    : { [token]: next };
}

/** The body of a call: what the step writes, or else the example of its operation. */
function bodyOf({ body }: Operation, written: JsonObject): JsonObject | undefined {
  const payload = written.payload ?? body?.examples[0]?.value;
  if (payload === undefined) return undefined;
  return {
    contentType: written.contentType ?? concreteType(body?.contentType ?? 'application/json'),
    payload: objects(written.replacements).reduce<JsonValue>(
      (value, { target, value: next = null }) =>
        withValue(value, parsePointer(asText(target) ?? ''), next),
      payload,
    ),
  };
}

function completeCall(contract: Contract, operation: Operation, step: JsonObject): JsonObject {
  const written = objects(step.parameters);
  const isWritten = ({ name, in: place }: { readonly name: string; readonly in: string }) =>
    written.some(
      (other) => other.in === place && asText(other.name)?.toLowerCase() === name.toLowerCase(),
    );
  const own = ownParameters(contract, operation, asText(step.stepId) ?? '');
  const requestBody = bodyOf(operation, asObject(step.requestBody));
  return {
    ...step,
    parameters: [...own.filter((parameter) => !isWritten(parameter)), ...written],
    ...(requestBody && { requestBody }),
  };
}

/** What the caller brings: a name for the run, and the credentials of the contract. */
function inputsOf(contract: Contract): Readonly<Record<string, JsonObject>> {
  const credentials = contract.operations.flatMap((operation) =>
    credentialsFor(contract, operation),
  );
  return {
    [RUN]: { type: 'string', description: 'Another text for each run, such as a UUID.' },
    ...Object.fromEntries(
      credentials.map(({ variable, noun, isLogin }) => [
        variable,
        { type: 'string', description: isLogin ? `The ${noun} in Base64.` : `The ${noun}.` },
      ]),
    ),
  };
}

/** The workflows of a file, and those of other files that their steps name. */
function workflowsOf(files: readonly RecipeFile[], file: RecipeFile): readonly JsonObject[] {
  const places = objects(asObject(file.source.value).workflows).map((workflow) => ({
    file,
    workflow,
  }));
  // Grows while it is read.
  for (const { file: from, workflow } of places) {
    for (const { workflowId } of objects(workflow.steps)) {
      const named = workflowNamed(files, from, asText(workflowId) ?? '');
      if (named && !places.some((other) => other.workflow === named.workflow)) places.push(named);
    }
  }
  return places.map(({ workflow }) => workflow);
}

/**
 * The description of a file in a form that needs no other file but the contract, and says everything:
 * its steps carry the credentials, the version and the idempotency key that the contract asks for, and
 * the body that is sent.
 */
export function complete(
  contract: Contract,
  files: readonly RecipeFile[],
  file: RecipeFile,
): JsonObject {
  const description = asObject(file.source.value);
  const inputs = inputsOf(contract);
  const { operations } = namesOf(contract);
  const completeStep = (step: JsonObject): JsonObject => {
    const operation = operations.get(asText(step.operationId) ?? '');
    if (operation) return completeCall(contract, operation, step);
    const written = objects(step.parameters);
    const passed = Object.keys(inputs).filter((name) => !written.some((one) => one.name === name));
    const further = passed.map((name) => ({ name, value: `$inputs.${name}` }));
    const [, workflowId = step.workflowId] = /([\w-]+)$/.exec(asText(step.workflowId) ?? '') ?? [];
    return { ...step, workflowId: workflowId ?? '', parameters: [...written, ...further] };
  };
  return {
    ...description,
    sourceDescriptions: objects(description.sourceDescriptions).filter(
      ({ type }) => type === 'openapi',
    ),
    workflows: workflowsOf(files, file).map((workflow) => ({
      ...workflow,
      inputs: { type: 'object', required: Object.keys(inputs), properties: inputs },
      steps: objects(workflow.steps).map(completeStep),
    })),
  };
}
