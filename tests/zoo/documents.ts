import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/paths';

/** Public documents by other authors: each becomes a docs set without losses. */
const PACKAGES = ['@readme/oas-examples', '@scalar/galaxy'];
/** Both packages contain most documents twice, as YAML and as JSON. */
const hasYaml = (file: string): boolean => !/workshop|response-empty/.test(file);
/** Their paths below `node_modules`. */
export const DOCUMENTS = PACKAGES.flatMap((name) =>
  readdirSync(join(ROOT, 'node_modules', name), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(\d.*|dist\/latest)\.(json|yaml)$/.test(file))
    .filter((file) => file.endsWith('.yaml') || !hasYaml(file))
    .map((file) => `${name}/${file}`),
);
