/** Writes the editor schemas that are derived from the lint's tables: `npm run schemas`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { contractSchema } from '../src/reference/contract/editor-schemas';
import { errorsSchema } from '../src/reference/contract/editor-schema-errors';

const FOLDER = join(__dirname, '../src/reference/contract');

async function main(): Promise<void> {
  const options = await resolveConfig(join(FOLDER, 'x.json'));
  const schemas = { contract: contractSchema(), errors: errorsSchema() };
  for (const [name, schema] of Object.entries(schemas)) {
    const path = join(FOLDER, `${name}.schema.json`);
    writeFileSync(path, await format(JSON.stringify(schema), { ...options, filepath: path }));
    console.log(`src/reference/contract/${name}.schema.json`);
  }
}

void main();
