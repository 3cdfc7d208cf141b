import { join } from 'node:path';
import type { SampleLanguageId } from '../../src/reference/samples';
import { JVM_OPTIONS, type Command } from './toolchains';

const BASH = 'for file; do bash -n "$file" || exit; done';
const NODE = `import { readFileSync } from 'node:fs';
import { SourceTextModule } from 'node:vm';
for (const identifier of process.argv.slice(1)) {
  new SourceTextModule(readFileSync(identifier, 'utf8'), { identifier });
}`;
const PYTHON = `import ast, pathlib, sys
for file in sys.argv[1:]: ast.parse(pathlib.Path(file).read_bytes(), file)`;
const PHP = `foreach (array_slice($argv, 1) as $file) {
  try { token_get_all(file_get_contents($file), TOKEN_PARSE); }
  catch (ParseError $error) { exit("$file: {$error->getMessage()}"); }
}`;
const JAVA = join(import.meta.dirname, 'Parse.java');

/**
 * Commands that parse hundreds of samples in seconds; they print nothing if all of them are valid.
 */
export const parsers: Readonly<Record<SampleLanguageId, (files: readonly string[]) => Command>> = {
  curl: (files) => ['bash', '-c', BASH, 'parse', ...files],
  node: (files) => [
    ...(['node', '--no-warnings', '--experimental-vm-modules'] as const),
    ...['--input-type=module', '--eval', NODE, ...files],
  ],
  python: (files) => ['python3', '-W', 'error', '-c', PYTHON, ...files],
  php: (files) => ['php', '-r', PHP, '--', ...files],
  go: (files) => ['gofmt', '-e', '-l', ...files],
  java: (files) => ['java', ...JVM_OPTIONS, JAVA, ...files],
};
