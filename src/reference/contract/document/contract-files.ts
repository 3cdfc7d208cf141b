import { dirname } from 'node:path';
import { readContractSource } from '../facts/source';
import { parseFragment, valueAt } from '../json';
import type { Target } from './endless';
import { overlayPath, readCorrected } from './overlay';
import type { Problem } from '../problem';
import { addressOf, reachOfSet, refusalOf, type Refusal } from './reach';
import type { Source } from '../source';
import type { Workspace } from '../workspace';

/** The files of a contract, read when something refers to them. */
export class ContractFiles {
  readonly sources = new Map<string, Source | undefined>();
  readonly problems: Problem[] = [];

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

  fileOf(from: Source, reference: string): Source | undefined {
    const [file = ''] = reference.split('#');
    if (file === '') return from;
    return this.refusal(from, reference) ? undefined : this.read(addressOf(from.path, file));
  }

  refusal(from: Source, reference: string): Refusal | undefined {
    return refusalOf(from.path, reference, reachOfSet(dirname(this.rootPath)));
  }

  target(from: Source, reference: string): Target | undefined {
    const source = this.fileOf(from, reference);
    const pointer = parseFragment(reference.split('#')[1] ?? '');
    // RFC 6901: a pointer starts with `/`.
    const value = /#[^/]/.test(reference) ? undefined : valueAt(source?.value, pointer);
    return source && value !== undefined ? { source, pointer, value } : undefined;
  }
}
