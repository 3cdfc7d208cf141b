import { isMap, isScalar, parseDocument, stringify } from 'yaml';
import { kebabCase } from '../../contract/page/anchors';
import type { ContractFacts, Difference } from '../../contract/diff';
import type { JsonValue } from '../../contract/model';
import { Concerned } from './concerned';
import type { ChangeType } from './model';

interface Group {
  /** Pointer to the object, operation, event or code of the differences: `schema:Card`. */
  readonly root: string;
  readonly breaking: boolean;
  readonly differences: readonly Difference[];
}

function groupsOf(differences: readonly Difference[], concerned: Concerned): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const difference of differences) {
    const { pointer } = difference;
    const root = concerned.rootOf(pointer);
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

/** Returns the part of a pointer after its root: `limits.perDay`. */
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
  if (more.length > 0) return `${nameOf(root)}: ${more.length + 1} changes`;
  const place = [nameOf(root), placeOf(first, root)].filter(Boolean).join('.');
  return `${place}: ${first.what}`;
}

interface SkeletonOptions {
  /** Differences that no entry mentions. */
  readonly differences: readonly Difference[];
  /** Newest first. */
  readonly versions: readonly [ContractFacts, ...ContractFacts[]];
  /** Ids of the existing entries. */
  readonly ids: readonly string[];
  readonly date: string;
  readonly version: string;
  /** Whether to add empty texts that only a person can write; an empty text fails the build. */
  readonly asks: boolean;
}

function entryOf(
  group: Group,
  id: string,
  options: SkeletonOptions,
  concerned: Concerned,
): JsonValue {
  const { differences, root, breaking } = group;
  const { asks } = options;
  const places = [...new Set(differences.map(({ pointer }) => pointer))];
  const type = typeOf(group);
  const sentences = differences.map((difference) => sentence(difference, root));
  const operations = [...new Set(places.flatMap((place) => concerned.operationsAt(place)))].sort();
  return {
    id,
    date: options.date,
    version: options.version,
    type,
    breaking,
    title: titleOf(group),
    what: sentences.length === 1 ? sentences.join('') : `- ${sentences.join('\n- ')}`,
    ...(asks ? { why: '', who: '', action: '' } : {}),
    ...(asks && breaking ? { by: '' } : {}),
    ...(asks && type === 'Deprecated' ? { sunset: '' } : {}),
    ...(operations.length > 0 ? { operations } : {}),
    changes: places,
  };
}

/**
 * Returns YAML entries for differences that the log does not mention: one for each object,
 * operation or code, with breaking changes in separate entries.
 */
export function skeleton(options: SkeletonOptions): string {
  const taken = new Set(options.ids);
  const concerned = new Concerned(options.versions);
  const entries = groupsOf(options.differences, concerned).map((group) => {
    const words = [...kebabCase(nameOf(group.root)).split(/[^a-z0-9]+/), options.date];
    const base = words.filter((word) => word !== '').join('-');
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return entryOf(group, id, options, concerned);
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
  const head = text.slice(0, range[1]);
  const rest = text.slice(range[1]).replace(/^: *\[\]/, ':');
  const line = rest.indexOf('\n') + 1;
  return head + rest.slice(0, line) + entries + rest.slice(line);
}
