import { basename, dirname, join } from 'node:path';
import type { JsonObject, JsonValue } from '../model';
import { asObject, formatPointer, isArray, isObject, omit, valueAt, type Path } from '../json';
import { componentOf } from './component-place';
import { ContractFiles } from './contract-files';
import { endlessProblem, isEndless, type Target } from './endless';
import { kindOfMember, type Kind } from './kind';
import { shownPaths, shownRequired } from './internal';
import { inherit, placeOf } from '../origins';
import { formatPlace, type Problem } from '../problem';
import { readSetFile } from '../set-file';
import type { Source } from '../source';
import { addVersionExample } from './version-example';
import { Unresolved } from './unresolved';
import { kept } from '../workspace';

/** Components of `shared/contract/common.yaml` that the loader itself refers to. */
const STANDARD_COMPONENTS = [
  ['schemas', 'Problem'],
  ['headers', 'RequestId'],
  ['headers', 'RateLimit'],
  ['headers', 'RateLimitPolicy'],
  ['headers', 'RetryAfter'],
  ['headers', 'IdempotencyReplayed'],
] as const;

export interface Bundle {
  /** Components are under `#/components/…`; every other reference is replaced by its target. */
  readonly document: JsonObject;
  /** Every file that was read, by absolute path; undefined for a missing file. */
  readonly sources: ReadonlyMap<string, Source | undefined>;
  readonly problems: readonly Problem[];
}

type Mutable = Record<string, JsonValue>;

/** Whether a value of a discriminator's mapping is the name of a schema, not a reference. */
const isSchemaName = (value: string): boolean =>
  /^[\w.-]+$/.test(value) && !/\.(?:json|ya?ml)$/i.test(value);

class Bundler {
  readonly components: Record<string, Mutable> = {};
  private readonly owners = new Map<string, JsonValue>();
  private readonly inlining = new Set<JsonValue>();
  private readonly unresolved = new Unresolved();

  constructor(private readonly files: ContractFiles) {}

  copy(value: JsonValue, source: Source, kind: Kind = 'part'): JsonValue {
    if (isArray(value)) {
      const items = value
        .filter((item) => !this.isInternal(item, source))
        .map((item) => this.copy(item, source, kind));
      return inherit(items, value);
    }
    if (!isObject(value)) return value;
    const reference = value.$ref;
    return typeof reference === 'string' && this.isReference(value, reference, source, kind)
      ? this.copyReference(value, reference, source, kind)
      : this.copyMembers(value, source, kind);
  }

  /** In data, `$ref` may be an ordinary member; it is a reference if it leads somewhere. */
  private isReference(value: JsonObject, reference: string, source: Source, kind: Kind): boolean {
    if (kind !== 'data' && kind !== 'extension') return true;
    if (kind === 'extension' && this.files.refusal(source, reference)) return true;
    const target = this.files.target(source, reference);
    return target !== undefined && target.value !== source.value && !this.isEndless(value, source);
  }

  private copyMembers(value: JsonObject, source: Source, kind: Kind): Mutable {
    const shown = Object.entries(value).filter(([, member]) => !this.isInternal(member, source));
    const members = shown.map(([key, member]) => [
      key,
      key === 'discriminator'
        ? this.copyDiscriminator(member, source)
        : this.copy(member, source, kindOfMember(kind, key, member)),
    ]);
    const { externalValue } = value;
    if (kind === 'part' && typeof externalValue === 'string' && !/^https?:/i.test(externalValue)) {
      this.isRefused(value, ['externalValue'], externalValue, source);
    }
    const copy = Object.fromEntries(members) as Mutable;
    return inherit({ ...copy, ...shownRequired(copy, value) }, value);
  }

  /** Whether a part of the document is hidden: it has `x-internal`, or refers to such a part. */
  private isInternal(value: JsonValue, source: Source): boolean {
    if (!isObject(value)) return false;
    if (value['x-internal'] === true) return true;
    if (typeof value.$ref !== 'string') return false;
    return asObject(this.files.target(source, value.$ref)?.value)['x-internal'] === true;
  }

  private isEndless(value: JsonObject, source: Source): boolean {
    return isEndless(value, source, (from, to) => this.files.target(from, to));
  }

  /** Whether a reference may not be followed, which is then reported. */
  private isRefused(value: JsonObject, path: Path, reference: string, source: Source): boolean {
    const refusal = this.files.refusal(source, reference);
    if (refusal) this.files.problems.push({ place: placeOf(value, path, 'value'), ...refusal });
    return refusal !== undefined;
  }

  private copyDiscriminator(value: JsonValue, source: Source): JsonValue {
    if (!isObject(value)) return value;
    const mapping = Object.entries(asObject(value.mapping)).map(([key, reference]) => [
      key,
      typeof reference === 'string' &&
      !isSchemaName(reference) &&
      !this.isRefused(value, ['mapping', key], reference, source)
        ? (this.componentReference(reference, source) ?? reference)
        : reference,
    ]);
    const copied = value.mapping ? { mapping: Object.fromEntries(mapping) as Mutable } : {};
    return inherit({ ...value, ...copied }, value);
  }

  private copyReference(
    value: JsonObject,
    reference: string,
    source: Source,
    kind: Kind,
  ): JsonValue {
    if (this.isRefused(value, ['$ref'], reference, source)) return value;
    const target = this.files.target(source, reference);
    if (!target) {
      const file = this.files.fileOf(source, reference);
      this.files.problems.push(...this.unresolved.problemsOf(value, reference, source, file));
      return value;
    }
    if (this.isEndless(value, source)) {
      this.files.problems.push(endlessProblem(value));
      return value;
    }
    const component = this.component(target);
    const rest = this.copyMembers(inherit(omit(value, '$ref'), value), source, kind);
    if (component !== undefined) return inherit({ $ref: component, ...rest }, value);
    if (this.inlining.has(target.value)) return value;
    this.inlining.add(target.value);
    const inlined = this.copy(target.value, target.source, kind);
    this.inlining.delete(target.value);
    if (!isObject(inlined)) return inlined;
    return Object.keys(rest).length === 0 ? inlined : inherit({ ...inlined, ...rest }, value);
  }

  private componentReference(reference: string, source: Source): string | undefined {
    const target = this.files.target(source, reference);
    return target && this.component(target);
  }

  /** Adds the target to the components if it is a component, and returns its local reference. */
  component({ source, pointer, value }: Target): string | undefined {
    const component = componentOf(pointer);
    if (!component || this.isInternal(value, source)) return undefined;
    const [kind, name] = component;
    const reference = `#${formatPointer(['components', kind, name])}`;
    const owner = this.owners.get(reference);
    if (owner === undefined) {
      this.owners.set(reference, value);
      const group = (this.components[kind] ??= {});
      group[name] = {};
      group[name] = this.copy(value, source);
    } else if (owner !== value && isObject(owner) && isObject(value)) {
      this.files.problems.push({
        place: placeOf(value),
        message: `The name \`${name}\` is taken by ${formatPlace(placeOf(owner))}`,
        next: 'rename one of the two, or refer to the same one from both places',
      });
    }
    return reference;
  }
}

function bundled(files: ContractFiles, rootPath: string, sharesConventions: boolean): Bundle {
  const { sources, problems } = files;
  const bundler = new Bundler(files);
  const root = files.read(rootPath);
  if (!root || !isObject(root.value)) return { document: {}, sources, problems };
  const { components: written, ...rest } = root.value;
  const document = bundler.copy(inherit(rest, root.value), root) as Mutable;
  const common = join(dirname(dirname(rootPath)), 'shared', 'contract', 'common.yaml');
  const standard = sharesConventions ? files.read(common) : undefined;
  const include = (source: Source, pointer: readonly string[]): void => {
    const value = valueAt(source.value, pointer);
    if (value !== undefined) bundler.component({ source, pointer, value });
  };
  for (const [kind, group] of Object.entries(asObject(written))) {
    for (const name of Object.keys(asObject(group))) include(root, ['components', kind, name]);
  }
  if (standard) {
    STANDARD_COMPONENTS.forEach((pointer) => include(standard, pointer));
    addVersionExample(document, bundler.components.schemas);
  }
  const paths = shownPaths(document.paths, rest.paths);
  if (paths) document.paths = paths;
  document.components = bundler.components;
  return { document: inherit(document, root.value), sources, problems };
}

/** Reads a root file and everything it refers to into one document. */
export const bundle = kept((workspace, rootPath: string): Bundle => {
  const { sharesConventions } = readSetFile(workspace, basename(dirname(rootPath)));
  return bundled(new ContractFiles(workspace, rootPath), rootPath, sharesConventions);
});
