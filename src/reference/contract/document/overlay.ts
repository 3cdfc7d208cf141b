import { dirname, join } from 'node:path';
import { exec, type JsonValue as Queried } from 'jsonpath-rfc9535';
import { schemaProblems } from '../data-file';
import { readContractSource } from '../facts/source';
import { asObject, asText, isArray, isObject, objects, valueAt, type Path } from '../json';
import type { JsonObject, JsonValue } from '../model';
import { withNearestNumbers } from '../numeral';
import { inherit, writtenIn } from '../origins';
import overlaySchema from '../overlay.schema.json';
import type { Problem } from '../problem';
import type { Source } from '../source';
import { kept } from '../workspace';

/** The path of the overlay of the document at `rootPath`. */
export const overlayPath = (rootPath: string): string => join(dirname(rootPath), 'overlay.yaml');

type Members = Record<string, JsonValue>;

/** A deep copy whose parts keep their source places. */
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

/** The paths that a JSONPath selects, last list entries first: a removal then moves no other. */
function selected(document: JsonValue, target: string): readonly Path[] {
  const paths: Path[] = [];
  exec(withNearestNumbers(document) as Queried, target, (_value, path) =>
    paths.push(path.map(String)),
  );
  return paths.toReversed();
}

/** Applies one action to the document. Returns what is wrong with the action, if anything. */
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

/** Applies an overlay to a copy of a document. The overlay must already match its schema. */
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

/** A root document with its overlay applied. */
interface Corrected {
  readonly root: Source | undefined;
  /** Undefined if there is no overlay. */
  readonly overlay: Source | undefined;
  readonly problems: readonly Problem[];
}

/** Reads the root document of a set and applies its overlay. */
export const readCorrected = kept((workspace, rootPath: string): Corrected => {
  const root = readContractSource(workspace, rootPath);
  const overlay = readContractSource(workspace, overlayPath(rootPath));
  if (!overlay || !isObject(root?.value)) return { root, overlay, problems: [] };
  const wrong = schemaProblems(overlay, overlaySchema);
  if (wrong.length > 0) return { root, overlay, problems: wrong };
  const { document, problems } = overlaid(root.value, overlay);
  return { root: { ...root, value: document }, overlay, problems };
});
