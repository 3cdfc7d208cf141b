import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Options that `npm start` and `npm run build` pass to Node.js itself. */
export const NODE_OPTIONS: readonly string[] = (scripts.build ?? '')
  .split(' ')
  .filter((word) => word.startsWith('--'));
