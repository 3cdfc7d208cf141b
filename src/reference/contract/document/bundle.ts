import { basename, dirname, join, resolve } from 'node:path';
import { readContractSource } from '../facts/source';
import type { JsonObject, JsonValue } from '../model';
import { asObject, isArray, isObject, omit, parseFragment, valueAt, formatPointer } from '../json';
import { endlessProblem, isEndless, type Target } from './endless';
import { shownPaths, shownRequired } from './internal';
import { inherit, placeOf } from '../origins';
import { overlayPath, readCorrected } from './overlay';
import { formatPlace, type Problem } from '../problem';
import { readSetFile } from '../set-file';
import type { Source } from '../source';
import { Unresolved } from './unresolved';
import { kept, type Workspace } from '../workspace';

const COMPONENT_KINDS: ReadonlySet<string> = new Set([
  'schemas',
  'parameters',
  'headers',
  'responses',
  'examples',
  'requestBodies',
  'securitySchemes',
]);

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

function componentOf(pointer: readonly string[]): readonly [string, string] | undefined {
  const [kind, name, ...rest] = pointer[0] === 'components' ? pointer.slice(1) : pointer;
  return kind !== undefined && name !== undefined && !rest.length && COMPONENT_KINDS.has(kind)
    ? [kind, name]
    : undefined;
}

class Bundler {
  readonly sources = new Map<string, Source | undefined>();
  readonly problems: Problem[] = [];
  readonly components: Record<string, Mutable> = {};
  private readonly owners = new Map<string, JsonValue>();
  private readonly inlining = new Set<JsonValue>();
  private readonly unresolved = new Unresolved();

  constructor(
    private readonly workspace: Workspace,
    private readonly rootPath: string,
  ) {}

  read(path: string): Source | undefined {
    if (this.sources.has(path)) return this.sources.get(path);
    if (path === this.rootPath) return this.readRoot();
    return this.keep(path, readContractSource(this.workspace, path));
  }

  /** Reads the root file with its overlay applied, since other files may refer to it. */
  private readRoot(): Source | undefined {
    const { root, overlay, problems } = readCorrected(this.workspace, this.rootPath);
    if (overlay) this.keep(overlayPath(this.rootPath), overlay);
    this.problems.push(...problems);
    return this.keep(this.rootPath, root);
  }

  private keep(path: string, source: Source | undefined): Source | undefined {
    this.sources.set(path, source);
    if (source) this.problems.push(...source.problems);
    return source;
  }

  private fileOf(from: Source, reference: string): Source | undefined {
    const [file = ''] = reference.split('#');
    return file === '' ? from : this.read(resolve(dirname(from.path), file));
  }

  private target(from: Source, reference: string): Target | undefined {
    const source = this.fileOf(from, reference);
    const pointer = parseFragment(reference.split('#')[1] ?? '');
    // RFC 6901: a pointer starts with `/`.
    const value = /#[^/]/.test(reference) ? undefined : valueAt(source?.value, pointer);
    return source && value !== undefined ? { source, pointer, value } : undefined;
  }

  copy(value: JsonValue, source: Source): JsonValue {
    if (isArray(value)) {
      const items = value
        .filter((item) => !this.isInternal(item, source))
        .map((item) => this.copy(item, source));
      return inherit(items, value);
    }
    if (!isObject(value)) return value;
    const reference = value.$ref;
    if (typeof reference === 'string') return this.copyReference(value, reference, source);
    return this.copyMembers(value, source);
  }

  private copyMembers(value: JsonObject, source: Source): Mutable {
    const shown = Object.entries(value).filter(([, member]) => !this.isInternal(member, source));
    const members = shown.map(([key, member]) => [
      key,
      key === 'discriminator' ? this.copyDiscriminator(member, source) : this.copy(member, source),
    ]);
    const copy = Object.fromEntries(members) as Mutable;
    return inherit({ ...copy, ...shownRequired(copy, value) }, value);
  }

  /** Whether a part of the document is hidden: it has `x-internal`, or refers to such a part. */
  private isInternal(value: JsonValue, source: Source): boolean {
    if (!isObject(value)) return false;
    if (value['x-internal'] === true) return true;
    if (typeof value.$ref !== 'string') return false;
    return asObject(this.target(source, value.$ref)?.value)['x-internal'] === true;
  }

  private copyDiscriminator(value: JsonValue, source: Source): JsonValue {
    if (!isObject(value)) return value;
    const mapping = Object.entries(asObject(value.mapping)).map(([key, reference]) => [
      key,
      typeof reference === 'string' && reference.includes('#')
        ? (this.componentReference(reference, source) ?? reference)
        : reference,
    ]);
    const copied = value.mapping ? { mapping: Object.fromEntries(mapping) as Mutable } : {};
    return inherit({ ...value, ...copied }, value);
  }

  private copyReference(value: JsonObject, reference: string, source: Source): JsonValue {
    const target = this.target(source, reference);
    if (!target) {
      const file = this.fileOf(source, reference);
      this.problems.push(...this.unresolved.problemsOf(value, reference, source, file));
      return value;
    }
    if (isEndless(value, source, (from, to) => this.target(from, to))) {
      this.problems.push(endlessProblem(value));
      return value;
    }
    const component = this.component(target);
    const rest = this.copyMembers(inherit(omit(value, '$ref'), value), source);
    if (component !== undefined) return inherit({ $ref: component, ...rest }, value);
    if (this.inlining.has(target.value)) return value;
    this.inlining.add(target.value);
    const inlined = this.copy(target.value, target.source);
    this.inlining.delete(target.value);
    if (!isObject(inlined)) return inlined;
    return Object.keys(rest).length === 0 ? inlined : inherit({ ...inlined, ...rest }, value);
  }

  private componentReference(reference: string, source: Source): string | undefined {
    const target = this.target(source, reference);
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
      this.problems.push({
        place: placeOf(value),
        message: `The name \`${name}\` is taken by ${formatPlace(placeOf(owner))}`,
        next: 'rename one of the two, or refer to the same one from both places',
      });
    }
    return reference;
  }
}

function bundled(bundler: Bundler, rootPath: string, sharesConventions: boolean): Bundle {
  const { sources, problems } = bundler;
  const root = bundler.read(rootPath);
  if (!root || !isObject(root.value)) return { document: {}, sources, problems };
  const { components: written, ...rest } = root.value;
  const document = bundler.copy(inherit(rest, root.value), root) as Mutable;
  const common = join(dirname(dirname(rootPath)), 'shared', 'contract', 'common.yaml');
  const standard = sharesConventions ? bundler.read(common) : undefined;
  const include = (source: Source, pointer: readonly string[]): void => {
    const value = valueAt(source.value, pointer);
    if (value !== undefined) bundler.component({ source, pointer, value });
  };
  for (const [kind, group] of Object.entries(asObject(written))) {
    for (const name of Object.keys(asObject(group))) include(root, ['components', kind, name]);
  }
  if (standard) STANDARD_COMPONENTS.forEach((pointer) => include(standard, pointer));
  const paths = shownPaths(document.paths, rest.paths);
  if (paths) document.paths = paths;
  document.components = bundler.components;
  return { document: inherit(document, root.value), sources, problems };
}

/** Reads a root file and everything it refers to into one document. */
export const bundle = kept((workspace, rootPath: string): Bundle => {
  const { sharesConventions } = readSetFile(workspace, basename(dirname(rootPath)));
  return bundled(new Bundler(workspace, rootPath), rootPath, sharesConventions);
});
