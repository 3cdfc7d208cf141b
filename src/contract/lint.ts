import type { Fee } from '../fees/schedule';
import type { DocsSetId, JsonObject } from './model';
import type { WrittenCatalogue } from './catalogue';
import type { Problem } from './problem';
import { lintWithRedocly } from './redocly';
import { ruleContext } from './rule';
import { RULES } from './rules';

export interface LintOptions {
  readonly siteDir: string;
  readonly set: DocsSetId;
  readonly docsUrl: string;
  /** Absolute path of the root file. */
  readonly root: string;
  readonly document: JsonObject;
  /** Whether every reference of the document leads somewhere. */
  readonly isComplete: boolean;
  readonly catalogue: WrittenCatalogue;
  readonly fees: readonly Fee[];
}

/** Every mistake the rules find; empty for a contract that can be published. */
export async function lint(options: LintOptions): Promise<readonly Problem[]> {
  const general = await lintWithRedocly(options.siteDir, options.root);
  const context = ruleContext(options);
  return [...general, ...RULES.flatMap((rule) => [...rule(context)])];
}
