import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import type { Problem } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';
import { placesIn } from '../../contract/source';
import { textProblem } from '../../contract/page/text-problem';
import { kept } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';

interface Module {
  /** Its default export, all exports, or the used part of them; undefined if it cannot run. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** The message and the next step for a module that its parser cannot read. */
export const unreadable = (reason: string): readonly [message: string, next: string] => [
  `The file cannot be read: ${reason.trim()}`,
  'look for a missing comma, quote or bracket here or in the line above',
];

/** The problem that stopped a module of the site, or one of its imports. */
function moduleProblem(error: Error, siteDir: string, file: string): Problem {
  const { message, stack = '' } = error;
  const [reason = ''] = message.replace(/^ParseError: /, '').split('\n');
  // The path after the site's folder; installed packages are not the writer's own code.
  const own = stack
    .split(siteDir + sep)
    .slice(1)
    .map((rest) => /^([^:\n]+\.[cm]?[jt]s)(?::(\d+):(\d+))?/.exec(rest) ?? [])
    .find(([path = 'node_modules']) => !path.startsWith('node_modules'));
  const [, path = file, line = '1', column = '1'] = own ?? [];
  const place = { file: sitePath(siteDir, join(siteDir, path)), line: Number(line) };
  const gone = /^ENOENT: .* open '(.+)'/.exec(reason)?.[1];
  if (gone !== undefined) {
    const file = sitePath(siteDir, gone);
    return problemAt({ file, line: 1, column: 1 })(
      'The file is missing',
      'bring it back, or delete its imports',
    );
  }
  const broken = textProblem(place.file, readFileSync(join(siteDir, path), 'utf8'));
  if (broken) return broken;
  if (message.startsWith('ParseError')) {
    // The parser counts columns from 0.
    return problemAt({ ...place, column: Number(column) + 1 })(...unreadable(reason));
  }
  const missing = /^Cannot find module '(.+)'/.exec(reason)?.[1];
  if (missing !== undefined) {
    const text = readFileSync(join(siteDir, path), 'utf8');
    const at = placesIn(place.file, text)(Math.max(0, text.indexOf(`'${missing}'`)));
    return problemAt(at)(`There is no module \`${missing}\``, 'correct its path');
  }
  return problemAt({ ...place, column: Number(column) })(
    `The file cannot be run: ${reason.trim()}`,
    'correct what this line uses',
  );
}

/** Runs a module of the site as Docusaurus does, with its imports, and returns the used part. */
export async function loadModule(
  siteDir: string,
  file: string,
  use: (exported: unknown) => unknown = (exported) => exported,
): Promise<Module> {
  try {
    return { value: use(await loadFreshModule(join(siteDir, file))), problems: [] };
  } catch (error) {
    const { cause = error } = error as Error;
    const problem = moduleProblem(cause as Error, siteDir, file);
    return { value: undefined, problems: [problem] };
  }
}

/** A module without imports that change; undefined if it does not exist. */
export const readModule = kept((workspace, file: string): Promise<Module> | undefined =>
  workspace.text(join(workspace.siteDir, file)) === undefined
    ? undefined
    : loadModule(workspace.siteDir, file),
);
