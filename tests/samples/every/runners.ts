import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleLanguageId } from '../../../src/reference/samples';
import { run, type Outcome } from '../toolchains';

/** Separates the outputs of consecutive samples. */
export const MARK = '\u001e';

/** The time limit for all samples of a language, in milliseconds. */
const LIMIT = 220_000;

type Env = Readonly<Record<string, string>>;

/** Runs samples one after another, each preceded by a line of `MARK` and its number. */
export type Runner = (sources: readonly string[], folder: string, env: Env) => Promise<Outcome>;

function write(folder: string, extension: string, sources: readonly string[]): readonly string[] {
  return sources.map((source, index) => {
    const file = join(folder, `sample-${String(index)}.${extension}`);
    writeFileSync(file, source);
    return file;
  });
}

/** A language whose samples run in a single process of their interpreter. */
const interpreted =
  (extension: string, program: string, ...script: readonly string[]): Runner =>
  (sources, folder, env) =>
    run([program, ...script, ...write(folder, extension, sources)], env, LIMIT);

const BASH = `index=0
for file; do printf '\\036%d\\n' "$index"; index=$((index + 1)); . "$file" || exit; done`;
const NODE = `for (const [index, file] of process.argv.slice(1).entries()) {
  process.stdout.write('\\u001e' + index + '\\n');
  await import('file://' + file);
}`;
const PYTHON = `import runpy, sys
for index, file in enumerate(sys.argv[1:]):
    print('\\x1e' + str(index))
    runpy.run_path(file, run_name='__main__')`;
const PHP = `foreach (array_slice($argv, 1) as $index => $file) { echo "\\x1e$index\\n"; include $file; }`;

/**
 * Go: all samples become packages of one program, because linking a program takes a second per
 * sample. Only the names of the package and of its entry point differ from the published sample.
 */
const go: Runner = async (sources, folder, env) => {
  const names = sources.map((_, index) => `sample${String(index)}`);
  for (const [index, source] of sources.entries()) {
    const name = names[index] ?? '';
    const packaged = source
      .replace(/^package main$/m, `package ${name}`)
      .replace(/^func main\(\)/m, 'func Main()');
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'sample.go'), packaged);
  }
  const imports = names.map((name) => `\t"samples/${name}"`).join('\n');
  const calls = names
    .map((name, index) => `\tfmt.Print("\\x1e${String(index)}\\n")\n\t${name}.Main()`)
    .join('\n');
  writeFileSync(join(folder, 'go.mod'), 'module samples\n');
  writeFileSync(
    join(folder, 'main.go'),
    `package main\n\nimport (\n\t"fmt"\n${imports}\n)\n\nfunc main() {\n${calls}\n}\n`,
  );
  const build = 'cd "$0" && go build -o samples . && ./samples';
  return run(['sh', '-c', build, folder], { ...env, GOPROXY: 'off', GOFLAGS: '-mod=mod' }, LIMIT);
};

const java: Runner = (sources, folder, env) => {
  const files = write(folder, 'java', sources);
  const runner = join(import.meta.dirname, 'Runner.java');
  return run(['java', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', runner, ...files], env, LIMIT);
};

export const runners: Readonly<Record<SampleLanguageId, Runner>> = {
  curl: interpreted('sh', 'bash', '-c', BASH, 'samples'),
  node: interpreted('mjs', 'node', '--input-type=module', '--eval', NODE),
  python: interpreted('py', 'python3', '-c', PYTHON),
  php: interpreted('php', 'php', '-r', PHP, '--'),
  go,
  java,
};
