import type { DocsSetId, JsonObject } from './model';
import type { WrittenCatalogue } from './catalogue';
import type { Problem } from './problem';
import { lintWithRedocly } from './redocly';

export interface LintOptions {
  readonly siteDir: string;
  readonly set: DocsSetId;
  readonly docsUrl: string;
  /** Absolute path of the root file. */
  readonly root: string;
  readonly document: JsonObject;
  readonly catalogue: WrittenCatalogue;
}

/** Every mistake the rules find; empty for a contract that can be published. */
export async function lint(options: LintOptions): Promise<readonly Problem[]> {
  return lintWithRedocly(options.siteDir, options.root);
}
