import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { ROOT } from '../support/paths';

const eslint = new ESLint({ cwd: ROOT, overrideConfigFile: 'eslint.fast.config.mjs' });

it.each([
  'JSON.parse(text);',
  'JSON.stringify(value, null, 2);',
  'await response.json();',
  "import { parseDocument } from 'yaml';",
  "import { stringify } from 'yaml';",
])('lint refuses a reader or writer that rounds numbers: %s', async (code) => {
  const [result] = await eslint.lintText(code, { filePath: 'src/reference/contract/seeded.ts' });
  const rules = (result?.messages ?? []).map(({ ruleId }) => ruleId);
  expect(rules).toContain('no-restricted-syntax');
});
