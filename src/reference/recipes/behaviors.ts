import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BehaviorModule } from '../mock';

/** Loads the behavior modules of a docs set; none when it has no folder `sandbox`. */
export async function behaviorsOf(
  siteDir: string,
  set: string,
): Promise<readonly BehaviorModule[]> {
  const file = join(siteDir, 'partners', set, 'sandbox', 'index.ts');
  if (!existsSync(file)) return [];
  const { default: behaviors } = (await import(file)) as { default: readonly BehaviorModule[] };
  return behaviors;
}
