import { isMap, isScalar, parseDocument, stringify } from 'yaml';
import { kebabCase } from '../../contract/anchors';
import type { Difference } from '../../contract/diff';
import type { JsonValue } from '../../contract/model';
import type { ChangeType } from './model';

interface Group {
  /** What the differences have in common: `schema:Card`. */
  readonly root: string;
  readonly breaking: boolean;
  readonly differences: readonly Difference[];
}

/** The object, operation, event or code that a pointer starts with. */
function rootOf(pointer: string, events: readonly string[]): string {
  const event = events.find(
    (type) => pointer === `event:${type}` || pointer.startsWith(`event:${type}.`),
  );
  if (event !== undefined) return `event:${event}`;
  const [root = pointer] = pointer.split('.');
  return root.replace(/^state:/, 'schema:');
}

function groupsOf(differences: readonly Difference[], events: readonly string[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const difference of differences) {
    const { pointer } = difference;
    const root = rootOf(pointer, events);
    // Everything about one place belongs in one entry.
    const breaking = differences.some((other) => other.pointer === pointer && other.breaking);
    const key = `${root} ${breaking}`;
    const previous = groups.get(key)?.differences ?? [];
    groups.set(key, { root, breaking, differences: [...previous, difference] });
  }
  return [...groups.values()];
}

function typeOf({ differences }: Group): ChangeType {
  const all = (pattern: RegExp) => differences.every(({ kind }) => pattern.test(kind));
  if (all(/^deprecated$/)) return 'Deprecated';
  if (all(/-added$/)) return 'Added';
  return all(/-removed$/) ? 'Removed' : 'Changed';
}

const nameOf = (root: string): string => root.slice(root.indexOf(':') + 1);

/** The part of a pointer after its root: `limits.perDay`. */
const placeOf = ({ pointer }: Difference, root: string): string =>
  pointer === root
    ? ''
    : pointer.slice(pointer.startsWith(root) ? root.length + 1 : pointer.indexOf('.') + 1);

function sentence(difference: Difference, root: string): string {
  const place = placeOf(difference, root);
  return place === '' ? `${difference.what}.` : `\`${place}\`: ${difference.what}.`;
}

function titleOf({ root, differences: [first, ...more] }: Group): string {
  if (!first) return nameOf(root);
  return more.length === 0
    ? `${nameOf(root)}: ${[placeOf(first, root), first.what].filter(Boolean).join(', ')}`
    : `${nameOf(root)}: ${more.length + 1} changes`;
}

interface SkeletonOptions {
  /** Differences that no entry mentions. */
  readonly differences: readonly Difference[];
  /** Types of the events of both versions. */
  readonly events: readonly string[];
  /** Ids of the existing entries. */
  readonly ids: readonly string[];
  /** Ids of the operations that a pointer concerns. */
  readonly operationsAt: (pointer: string) => readonly string[];
  readonly date: string;
  readonly version: string;
}

function entryOf(group: Group, id: string, options: SkeletonOptions): JsonValue {
  const { differences, root, breaking } = group;
  const places = [...new Set(differences.map(({ pointer }) => pointer))];
  const type = typeOf(group);
  const sentences = differences.map((difference) => sentence(difference, root));
  const operations = [...new Set(places.flatMap(options.operationsAt))].sort();
  return {
    id,
    date: options.date,
    version: options.version,
    type,
    breaking,
    title: titleOf(group),
    what: sentences.length === 1 ? sentences.join('') : `- ${sentences.join('\n- ')}`,
    why: '',
    who: '',
    action: '',
    ...(breaking ? { by: '' } : {}),
    ...(type === 'Deprecated' ? { sunset: '' } : {}),
    ...(operations.length > 0 ? { operations } : {}),
    changes: places,
  };
}

/**
 * YAML entries for differences that the log leaves out: one for each object, operation or code,
 * with breaking changes in entries of their own. Texts that only a person can write are left
 * empty, and an empty text fails the build.
 */
export function skeleton(options: SkeletonOptions): string {
  const taken = new Set(options.ids);
  const entries = groupsOf(options.differences, options.events).map((group) => {
    const base = `${kebabCase(nameOf(group.root)).replace(/[^a-z0-9]+/g, '-')}-${options.date}`;
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return entryOf(group, id, options);
  });
  const text = stringify(entries, { lineWidth: 0, singleQuote: true, blockQuote: 'literal' });
  // Without quotes, other YAML parsers would read a day as a date.
  return text
    .replace(/^(?=.)/gm, '  ')
    .replace(/^( {4}(?:date|version): )(\d{4}-\d{2}-\d{2})$/gm, "$1'$2'");
}

/** Inserts entries at the top of a log; everything else stays as it is, comments included. */
export function insertEntries(text: string, entries: string): string {
  const { contents } = parseDocument(text);
  const pairs = isMap(contents) ? contents.items : [];
  const key = pairs.map((pair) => pair.key).find((k) => isScalar(k) && k.value === 'entries');
  const range = isScalar(key) ? key.range : undefined;
  if (!range) throw new Error('The log has no `entries`.');
  const line = text.indexOf('\n', range[1]) + 1;
  return text.slice(0, line) + entries + text.slice(line);
}
