import {
  credentialsOf,
  firstCredentials,
  schemesOf,
  type Credential,
} from '../contract/http/credentials';
import { asObject, asText, objects } from '../contract/json';
import { concreteType } from '../contract/http/media-type';
import type { Contract, JsonObject, JsonValue, Operation } from '../contract/model';
import { namesOf } from '../contract/names';
import { statusOf, successAnswer } from '../contract/http/success';
import { withMemberAt } from '../mock/json';
import { RUN } from './inputs';

const credentialsFor = (contract: Contract, operation: Operation): readonly Credential[] =>
  firstCredentials(schemesOf(operation), credentialsOf(contract));

/** Returns the parameters that the contract requires of every call. */
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

/** Returns the body of a call: the body of the step, or else the example of its operation. */
function bodyOf({ body }: Operation, written: JsonObject): JsonObject | undefined {
  const payload = written.payload ?? body?.examples[0]?.value;
  if (payload === undefined) return undefined;
  return {
    contentType: written.contentType ?? concreteType(body?.contentType ?? 'application/json'),
    payload: objects(written.replacements).reduce<JsonValue>(
      (value, { target, value: next = null }) => withMemberAt(value, asText(target) ?? '', next),
      payload,
    ),
  };
}

const CODE = /^\$response\.body#\/code == '(.*)'$/;

/** Returns the conditions of a step with a status: that of the error it names, or of success. */
function outcomeOf(contract: Contract, { responses }: Operation, step: JsonObject) {
  const criteria = objects(step.successCriteria);
  const conditions = criteria.map(({ condition }) => asText(condition) ?? '');
  if (conditions.some((condition) => condition.startsWith('$statusCode'))) return criteria;
  const { errors } = namesOf(contract);
  const [error] = conditions.flatMap((text) => errors.get(CODE.exec(text)?.[1] ?? '') ?? []);
  const answer = successAnswer({ responses });
  const status = error?.status ?? (answer && statusOf(answer)) ?? 200;
  return [{ condition: `$statusCode == ${status}` }, ...criteria];
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
    successCriteria: outcomeOf(contract, operation, step),
  };
}

/** Returns the inputs of the caller: a name for the run, and the contract's credentials. */
export function inputsOf(contract: Contract): Readonly<Record<string, JsonObject>> {
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

/**
 * Completes a description so that it needs no other file than the contract: its steps get the
 * credentials, the version and the idempotency key that the contract asks for, the body to send,
 * and the status of the answer.
 */
export function complete(contract: Contract, description: JsonObject): JsonObject {
  const inputs = inputsOf(contract);
  const { operations } = namesOf(contract);
  return {
    ...description,
    info: { version: contract.version, ...asObject(description.info) },
    workflows: objects(description.workflows).map((workflow) => ({
      ...workflow,
      inputs: { type: 'object', required: Object.keys(inputs), properties: inputs },
      steps: objects(workflow.steps).map((step) => {
        const operation = operations.get(asText(step.operationId) ?? '');
        return operation ? completeCall(contract, operation, step) : step;
      }),
    })),
  };
}
