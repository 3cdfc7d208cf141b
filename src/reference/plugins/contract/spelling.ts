import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Cspell from 'cspell-lib';
import type { Problem } from '../../contract/problem';
import { setFilePath } from '../../contract/set-file';
import { sitePath } from '../../contract/site-path';
import { placesIn } from '../../contract/source';
import { kept, type Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';

const speller = createRequire(__filename)('./speller.cjs') as () => Promise<typeof Cspell>;

/** The number of suggestions for an unknown word. */
const OFFERED = 3;

const configOf = ({ siteDir }: Workspace): string => join(siteDir, 'cspell.config.mjs');

/** Clears the cache of the library after a change of the settings, a word list or a set's level. */
const words = kept(async (workspace, siteDir: string): Promise<void> => {
  const lists = workspace.list('tests/words').map((file) => join(siteDir, file));
  const levels = workspace.setIds.map((set) => setFilePath(siteDir, set));
  for (const path of [configOf(workspace), ...lists, ...levels]) workspace.stamp(path);
  await (await speller()).clearCachedFiles();
});

const misspelled = kept(async (workspace, path: string): Promise<readonly Problem[]> => {
  const place = placesIn(sitePath(workspace.siteDir, path), workspace.text(path) ?? '');
  await words(workspace, workspace.siteDir);
  const { spellCheckFile } = await speller();
  const settings = { configFile: configOf(workspace), noConfigSearch: true };
  const { checked, issues } = await spellCheckFile(
    path,
    { ...settings, generateSuggestions: true },
    {},
  );
  return (checked ? issues : []).map(({ text, offset, suggestions = [] }) => {
    const offered = suggestions.slice(0, OFFERED).map((word) => `\`${word}\``);
    const next = offered.length > 0 ? `did you mean ${offered.join(' or ')}? If it` : 'if it';
    return problemAt(place(offset))(
      `The spelling check does not know \`${text}\``,
      `${next} is a word, add it to a list in \`tests/words\``,
    );
  });
});

/** Reports misspelled words in pages and data, with the settings of `npm run spelling`. */
export async function spellingProblems(workspace: Workspace): Promise<readonly Problem[]> {
  const { siteDir, setIds } = workspace;
  if (workspace.stamp(configOf(workspace)) === undefined) return [];
  const files = workspace
    .list(...['shared', ...setIds].map((set) => `partners/${set}`))
    .filter((file) => /\.(?:mdx|yaml)$/.test(file));
  const problems: Problem[] = [];
  for (const file of files) problems.push(...(await misspelled(workspace, join(siteDir, file))));
  return problems;
}
