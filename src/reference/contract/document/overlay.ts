import { dirname, join } from 'node:path';
import { exec, type JsonValue as Queried } from 'jsonpath-rfc9535';
import { schemaProblems } from '../data-file';
import { readContractSource } from '../facts/source';
import { asObject, asText, isArray, isObject, objects, valueAt, type Path } from '../json';
import type { JsonObject, JsonValue } from '../model';
import { inherit, writtenIn } from '../origins';
import overlaySchema from '../overlay.schema.json';
import type { Problem } from '../problem';
import type { Source } from '../source';
import { kept } from '../workspace';

/** The overlay of the document at `rootPath`. */
export const overlayPath = (rootPath: string): string => join(dirname(rootPath), 'overlay.yaml');

type Members = Record<string, JsonValue>;

/** A copy whose parts keep their places. */
function copyOf(value: JsonValue): JsonValue {
  if (isArray(value)) return inherit(value.map(copyOf), value);
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([key, member]) => [key, copyOf(member)]);
  return inherit(Object.fromEntries(members) as Members, value);
}

/** Merges an update into an object: objects are merged, lists joined, anything else replaced. */
function merge(target: JsonObject, update: JsonObject): void {
  const members = target as Members;
  for (const [key, value] of Object.entries(update)) {
    const before = Object.hasOwn(members, key) ? members[key] : undefined;
    if (isObject(before) && isObject(value)) merge(before, value);
    else if (isArray(before) && isArray(value)) append(before, value);
    else {
      members[key] = copyOf(value);
      writtenIn(target, key, update);
    }
  }
}

/** Adds an entry to a list, or each entry of another list. */
function append(target: readonly JsonValue[], update: JsonValue): void {
  (target as JsonValue[]).push(...(isArray(update) ? update : [update]).map(copyOf));
}

/** What a JSONPath selects, the last entries of a list first, so that the others stay in place. */
function selected(document: JsonValue, target: string): readonly Path[] {
  const paths: Path[] = [];
  exec(document as Queried, target, (_value, path) => paths.push(path.map(String)));
  return paths.toReversed();
}

/** Makes the change of one action. Returns what is wrong with it. */
function act(document: JsonObject, action: JsonObject): string | undefined {
  const { update, remove } = action;
  const target = asText(action.target) ?? '';
  let paths: readonly Path[];
  try {
    paths = selected(document, target);
  } catch (error) {
    return `is no JSONPath: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (paths.length === 0) return 'matches nothing in openapi.yaml';
  for (const path of paths) {
    const owner = valueAt(document, path.slice(0, -1));
    const key = path.at(-1);
    const node = valueAt(document, path);
    if (remove === true) {
      if (key === undefined) return 'is the whole document, which cannot be removed';
      if (isArray(owner)) (owner as JsonValue[]).splice(Number(key), 1);
      else Reflect.deleteProperty(asObject(owner), key);
    } else if (isArray(node) && update !== undefined) append(node, update);
    else if (isObject(node) && isObject(update)) merge(node, update);
    else if (update !== undefined) return 'cannot be merged with `update`';
  }
  return undefined;
}

/** A document with the changes of an overlay, which has to fit its schema. */
export function overlaid(
  document: JsonObject,
  overlay: Source,
): { readonly document: JsonObject; readonly problems: readonly Problem[] } {
  const copy = copyOf(document) as JsonObject;
  const problems = objects(asObject(overlay.value).actions).flatMap((action, index) => {
    const fault = act(copy, action);
    if (fault === undefined) return [];
    return [
      {
        place: overlay.locate(['actions', String(index), 'target'], 'value'),
        message: `The target \`${asText(action.target) ?? ''}\` ${fault}`,
        next: "name an object or a list of openapi.yaml, as in `$.paths['/pets'].get`, or delete the action",
      },
    ];
  });
  return { document: copy, problems };
}

/** A root document as its overlay leaves it. */
interface Corrected {
  readonly root: Source | undefined;
  /** Undefined where there is none. */
  readonly overlay: Source | undefined;
  readonly problems: readonly Problem[];
}

/** Reads the document at the root of a set with its overlay. */
export const readCorrected = kept((workspace, rootPath: string): Corrected => {
  const root = readContractSource(workspace, rootPath);
  const overlay = readContractSource(workspace, overlayPath(rootPath));
  if (!overlay || !isObject(root?.value)) return { root, overlay, problems: [] };
  const wrong = schemaProblems(overlay, overlaySchema);
  if (wrong.length > 0) return { root, overlay, problems: wrong };
  const { document, problems } = overlaid(root.value, overlay);
  return { root: { ...root, value: document }, overlay, problems };
});
