import { join } from 'node:path';
import { writeChanged } from './generated';

/** A page as the bundler had it last. */
interface Kept {
  readonly source: string;
  readonly code: string;
}

/** So many tabs are remembered: one that was closed does not say so. */
const TABS = 8;

/**
 * A change of the contract concerns several pages, of which one is open. Pages
 * that no tab shows stay as they were until the open ones are there; then they
 * are made again, one by one.
 */
export class KeptPages {
  private readonly kept = new Map<string, Kept>();
  /** Pages that stayed as they were. */
  private readonly stale = new Set<string>();
  /** What each tab shows, the newest last: paths with the base path. */
  private readonly tabs = new Map<string, string>();
  /** Path with the base path of each page, by its file. */
  private paths: ReadonlyMap<string, string> = new Map();
  private made = 0;

  /** @param generatedFilesDir absolute path of the folder for generated files */
  constructor(private readonly generatedFilesDir: string) {}

  /** The generated file after whose change a page is made again. */
  signalOf(file: string): string {
    return join(this.generatedFilesDir, 'contract/kept', `${file}.json`);
  }

  /** @param paths path with the base path of each page, by its file relative to the site */
  locate(paths: ReadonlyMap<string, string>): void {
    this.paths = paths;
  }

  /** A tab shows a page now. */
  show(tab: string, path: string): void {
    this.tabs.delete(tab);
    this.tabs.set(tab, path);
    const [oldest = tab] = this.tabs.keys();
    if (this.tabs.size > TABS) this.tabs.delete(oldest);
    for (const file of this.stale) if (this.isOpen(file)) this.remake(file);
  }

  keep(file: string, page: Kept): void {
    this.kept.set(file, page);
    this.stale.delete(file);
  }

  /** What the page was, while no tab shows it and its source is the same. */
  find(file: string, source: string): string | undefined {
    const page = this.kept.get(file);
    if (page?.source !== source || this.isOpen(file)) return undefined;
    this.stale.add(file);
    return page.code;
  }

  /** Has the next page made again that stayed as it was; false when there is none. */
  remakeNext(): boolean {
    const [file] = this.stale;
    if (file !== undefined) this.remake(file);
    return file !== undefined;
  }

  private remake(file: string): void {
    this.kept.delete(file);
    this.stale.delete(file);
    this.made += 1;
    writeChanged(this.signalOf(file), this.made);
  }

  /** Whether a tab shows the page, as far as is known. */
  private isOpen(file: string): boolean {
    const path = this.paths.get(file);
    return path === undefined || this.tabs.size === 0 || [...this.tabs.values()].includes(path);
  }
}
