import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { ROOT } from '../support/paths';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Programs that are not ours; `npm test` counts the tests of the last two in their reports. */
const TOOLS = ['tsc', 'eslint', 'prettier', 'cspell', 'vitest', 'playwright'];
/** Made by the build: it serves until its input ends, and has no result. */
const SERVER = 'build/mcp.mjs';

const commands = Object.entries(scripts).flatMap(([name, line]) =>
  line.split(' && ').map((command) => ({ name, command })),
);

/** The module of ours that a command runs; undefined if it runs another command or a tool. */
function moduleOf(command: string): string | undefined {
  const [program = '', ...args] = command.split(' ');
  if (TOOLS.includes(program) || /^npm run (?:-s )?/.test(command)) return undefined;
  const module = ['node', 'tsx'].includes(program)
    ? args.find((arg) => !arg.startsWith('-'))
    : undefined;
  if (module === undefined) throw new Error(`It is unknown how \`${command}\` ends.`);
  return module;
}

/** Whether a statement itself waits, and not a function in it. */
const waits = (node: ts.Node): boolean =>
  ts.isAwaitExpression(node) ||
  (!ts.isFunctionLike(node) &&
    (ts.forEachChild(node, (child) => waits(child) || undefined) ?? false));

/** Statements that do work when a module is loaded, as text. */
function workOf(text: string): readonly string[] {
  const source = ts.createSourceFile('command.ts', text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter((statement) => {
      if (ts.isVariableStatement(statement)) return waits(statement);
      return !(
        ts.isImportDeclaration(statement) ||
        ts.isFunctionDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement)
      );
    })
    .map((statement) => statement.getText());
}

const goesThroughRunCommand = (text: string): boolean =>
  /^import \{ runCommand \} from '(?:\.\.?\/)+(?:scripts\/)?run-command\.mjs';$/m.test(text) &&
  workOf(text).length === 1 &&
  workOf(text)[0]?.startsWith('runCommand(') === true;

it('runs every command of package.json so that it fails until its work is done', () => {
  const modules = [...new Set(commands.flatMap(({ command }) => moduleOf(command) ?? []))];
  const unguarded = modules.filter(
    (file) => file !== SERVER && !goesThroughRunCommand(readFileSync(join(ROOT, file), 'utf8')),
  );
  console.info(`${commands.length} commands, ${modules.length} modules of ours`);
  expect(unguarded).toEqual([]);
  expect(modules.length).toBeGreaterThan(20);
  expect(commands.length).toBeGreaterThan(40);
});

it.each([
  ['void main();'],
  ['main().catch(console.error);'],
  ["runCommand('counting', main);\nvoid main();"],
  ["const books = await count();\nrunCommand('counting', main);"],
  ["await count();\nrunCommand('counting', main);"],
  ["if (books) runCommand('counting', main);"],
  ["const run = () => runCommand('counting', main);"],
])('notices a module that does its work by itself: %s', (work) => {
  const text = `import { runCommand } from './run-command.mjs';\n`;
  expect(goesThroughRunCommand(`${text}runCommand('counting', main);`)).toBe(true);
  expect(goesThroughRunCommand(text + work)).toBe(false);
});

it.each(['bash count.sh', 'count', 'node --test'])(
  'asks how an unknown command ends: %s',
  (line) => {
    expect(() => moduleOf(line)).toThrow('It is unknown how');
  },
);
