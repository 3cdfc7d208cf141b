import type { Contract, JsonValue, Operation } from '../../contract/model';
import { isArray, isObject } from '../../contract/json';

/** A value that flows from one request to the next: the `id` an answer brings. */
export interface ChainedVariable {
  /** Name of the path parameter, `cardId`. */
  readonly name: string;
  /** Kind of identifier, `crd_`. */
  readonly prefix: string;
  /** Example of the contract: its value until an answer brings another one. */
  readonly initial: string;
}

const PREFIX = /^[a-z]{3}_/;

/** One variable per kind of identifier that a path holds, in the order of the operations. */
export function chainedVariables(contract: Contract): readonly ChainedVariable[] {
  const found = new Map<string, ChainedVariable>();
  for (const { parameters } of contract.operations) {
    for (const { in: place, field } of parameters) {
      const initial = typeof field.example === 'string' ? field.example : '';
      const prefix = PREFIX.exec(initial)?.[0];
      if (place !== 'path' || prefix === undefined || found.has(prefix)) continue;
      found.set(prefix, { name: field.name, prefix, initial });
    }
  }
  return [...found.values()];
}

/** The variable an answer of this operation sets: it creates an object of that kind. */
export function createdVariable(
  operation: Operation,
  variables: readonly ChainedVariable[],
): ChainedVariable | undefined {
  const created = operation.responses.find(({ status }) => status === '201');
  const example = created?.body?.examples[0]?.value;
  const id = isObject(example) ? example.id : undefined;
  return variables.find(({ prefix }) => typeof id === 'string' && id.startsWith(prefix));
}

/** The value with each identifier of the contract's examples replaced by `{{name}}`. */
export function withVariables(value: JsonValue, variables: readonly ChainedVariable[]): JsonValue {
  if (typeof value === 'string') {
    const variable = variables.find(({ initial }) => initial === value);
    return variable ? `{{${variable.name}}}` : value;
  }
  if (isArray(value)) return value.map((item) => withVariables(item, variables));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withVariables(member, variables)]),
  );
}
