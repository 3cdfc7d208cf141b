import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { adopt } from '../../scripts/adopt/index';
import { asObject } from '../../src/reference/contract/json';
import { readContract } from '../../src/reference/contract/load';
import type { JsonObject } from '../../src/reference/contract/model';
import { formatProblem, isError } from '../../src/reference/contract/problem';
import { Workspace } from '../../src/reference/contract/workspace';
import { parseYaml, yamlText } from '../../src/reference/contract/yaml';
import { compile } from '../../src/reference/mock/compile';
import { checkSets } from '../../src/reference/plugins/contract/check';
import { completeRecipes, recipesOf } from '../../src/reference/recipes/recipes';
import { ROOT } from '../support/paths';

const HOME = join(ROOT, 'tests/fixtures/depot');
const SET = { id: 'depot', title: 'Depot' };

/** Ways to authorize the calls of its API, named like its security schemes. */
export const SCHEMES = ['bearer', 'login', 'inQuery', 'inHeader', 'inCookie'] as const;

/**
 * Adopts the API of the depot with one way to authorize its calls, and reads its recipes.
 *
 * @param change changes the text of the recipes; returning undefined removes them
 */
export async function depot(
  scheme: (typeof SCHEMES)[number],
  change: (text: string) => string | undefined = (text) => text,
) {
  const siteDir = mkdtempSync(join(tmpdir(), 'depot-'));
  const write = (path: string, text: string): string => {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
    return join(siteDir, path);
  };
  try {
    const document = parseYaml(
      readFileSync(join(HOME, 'openapi.yaml'), 'utf8'),
    ).toJS() as JsonObject;
    const components = asObject(document.components);
    const securitySchemes = { [scheme]: asObject(asObject(components.securitySchemes)[scheme]) };
    const given: JsonObject = {
      ...document,
      security: [{ [scheme]: [] }],
      components: { ...components, securitySchemes },
    };
    const file = write('given.yaml', yamlText(given));
    write('src/site/sets.ts', 'export const sets = [\n];\n');
    const { edits } = await adopt(siteDir, [file, '--set', SET.id]);
    for (const edit of edits) write(edit.file, edit.text);
    const recipes = change(readFileSync(join(HOME, 'depot.arazzo.yaml'), 'utf8'));
    if (recipes !== undefined) write(`partners/${SET.id}/recipes/depot.arazzo.yaml`, recipes);
    const workspace = new Workspace({ siteDir, docsUrl: 'https://docs.example', sets: [SET] });
    const mistakes = (await checkSets(workspace)).filter(isError).map(formatProblem);
    const contract = await readContract(workspace, SET.id);
    return {
      mistakes,
      contract,
      mock: compile(contract),
      behaviors: [],
      recipes: recipesOf(workspace, contract),
      files: completeRecipes(workspace, contract),
    };
  } finally {
    rmSync(siteDir, { recursive: true });
  }
}
