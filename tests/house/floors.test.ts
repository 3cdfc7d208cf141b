import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { floors } from '../../scripts/size.json';
import { ROOT } from '../support/paths';

const eslint = new ESLint({ cwd: ROOT, overrideConfigFile: 'eslint.fast.config.mjs' });

/** Returns the folders from which a file of the given folder may not import. */
async function refusedImports(folder: string): Promise<readonly string[]> {
  const code = floors.map((other) => `import '../${other}/seeded';`).join('\n');
  const [result] = await eslint.lintText(code, { filePath: `src/reference/${folder}/seeded.ts` });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'no-restricted-imports')
    .map(({ line }) => floors[line - 1] ?? '');
}

it.each(floors.map((folder, floor) => ({ folder, above: floors.slice(floor + 1) })))(
  'lint refuses an import of $folder from the folders above it',
  async ({ folder, above }) => {
    expect(await refusedImports(folder)).toEqual(above);
  },
);
