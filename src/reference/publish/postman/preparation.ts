import { asArray, asObject, asText, mergePatch } from '../../contract/json';
import type { Contract, JsonValue } from '../../contract/model';
import { durationMs } from '../../mock/time';

/** A step that the contract asks for before an operation: a call, or some time. */
export type Preparation =
  | { readonly call: string; readonly body: JsonValue | undefined }
  | { readonly ms: number };

/** The steps before an operation (`x-prepare`), where it needs more than that its objects exist. */
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
