import { asArray, asObject, asText, mergePatch } from '../../contract/json';
import type { Contract, JsonValue } from '../../contract/model';
import { durationMs } from '../../mock/time';

/** A step that the contract requires before an operation: a call, or a wait. */
export type Preparation =
  | { readonly call: string; readonly body: JsonValue | undefined }
  | { readonly ms: number };

/** Returns the steps before an operation (`x-prepare`) that needs more than existing objects. */
export const preparationOf = (
  { document, operations }: Contract,
  operation: string,
): readonly Preparation[] =>
  asArray(asObject(document['x-prepare'])[operation]).map((step) => {
    const { call, example, body, wait } = asObject(step);
    const id = asText(call);
    if (id === undefined) return { ms: durationMs(asText(wait) ?? '') };
    const examples = operations.find((other) => other.id === id)?.body?.examples ?? [];
    const { value } = examples.find(({ name }) => name === example) ?? examples[0] ?? {};
    return { call: id, body: body === undefined ? value : mergePatch(value ?? {}, body) };
  });
