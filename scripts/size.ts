/**
 * Measures the code: `npm run size`. Compares lines, long files, import cycles between folders and
 * imports from higher floors with the goals in `size.json`. Fails above a binding goal.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import goals from './size.json';
import { runCommand } from './run-command.mjs';

const ROOT = join(__dirname, '..');
const CODE = /\.(?:[cm]?ts|tsx|[cm]js)$/;
const NOT_COUNTED = /\.test\.|\/fixtures\/|\/testing\//;
const IMPORT = /(?:\bfrom|\bimport|\brequire\()\s*\(?'(\.[^']+)'/g;

interface SourceFile {
  /** Relative to the repository, with `/`. */
  readonly path: string;
  readonly lines: number;
  /** Without extension; the path of a folder means its index. */
  readonly imports: readonly string[];
}

const read = (path: string): SourceFile => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const imports = [...text.matchAll(IMPORT)].map(([, name = '']) =>
    posix.join(dirname(path), name),
  );
  return { path, lines: text.split('\n').filter((line) => line.trim() !== '').length, imports };
};

const files = ['src', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      `${folder}/${file}`.replaceAll('\\', '/'),
    ),
  )
  .filter((path) => CODE.test(path) && !NOT_COUNTED.test(path))
  .map(read);

const WINGS = ['src/reference', 'src/site'];

/** The folder at this depth below a wing; undefined for a file that is higher up. */
const folderAt = (path: string, depth: number): string | undefined => {
  const parts = path.split('/');
  const isBelow = WINGS.includes(parts.slice(0, 2).join('/')) && parts.length > depth + 2;
  return isBelow ? parts.slice(0, depth + 2).join('/') : undefined;
};

/** Pairs of folders with the same parent that import each other. */
function circlesAt(depth: number): readonly string[] {
  const pairs = new Set(
    files.flatMap(({ path, imports }) =>
      imports.flatMap((target) => {
        // A target names a module or a folder; the slash makes a folder count as itself.
        const [from, to] = [folderAt(path, depth), folderAt(`${target}/`, depth)];
        const isBeside = from && to && from !== to && dirname(from) === dirname(to);
        return isBeside ? [`${from} ${to}`] : [];
      }),
    ),
  );
  return [...pairs].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return from < to && pairs.has(`${to} ${from}`);
  });
}

const ENGINE = 'src/reference/';
/** Each folder of the engine imports only from lower ones; an unlisted folder is at the top. */
const floorOf = (path: string): number => {
  const floor = goals.floors.indexOf(path.split('/')[2] ?? '');
  return floor === -1 ? goals.floors.length : floor;
};
const upward = files
  .filter(({ path }) => path.startsWith(ENGINE))
  .flatMap(({ path, imports }) =>
    imports
      .filter((target) => target.startsWith(ENGINE) && floorOf(target) > floorOf(path))
      .map((target) => `${path} → ${target}`),
  );
const circles = [1, 2].flatMap(circlesAt).map((pair) => pair.replace(' ', ' ⇄ '));
const long = files
  .filter(({ lines }) => lines > goals.linesOfFile)
  .map(({ path, lines }) => `${path} (${lines})`);
const lines = files.reduce((sum, file) => sum + file.lines, 0);

function report(name: string, cases: readonly string[], goal: number): boolean {
  console.log(`${name}: ${cases.length} (goal ${goal})`);
  for (const line of cases) console.log(`  ${line}`);
  return cases.length <= goal;
}

function main(): void {
  console.log(`non-blank lines under src and scripts: ${lines} (goal ${goals.lines})`);
  const results = [
    report(`files above ${goals.linesOfFile} lines`, long, goals.longFiles),
    report('circles between folders', circles, goals.circles),
    report('imports of the engine that look upwards', upward, goals.upwardImports),
    !goals.linesBind || lines <= goals.lines,
  ];
  if (results.includes(false)) process.exitCode = 1;
}

runCommand('measuring the code', main);
