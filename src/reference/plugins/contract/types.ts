import { basename, dirname, join, sep } from 'node:path';
import ts from 'typescript';
import { oncePer } from '../../contract/once-per';
import { textProblem } from '../../contract/page/text-problem';
import type { Problem } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';
import { placesIn } from '../../contract/source';
import { kept, type Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';
import { modulesOf } from './configuration';

type Builder = ts.SemanticDiagnosticsBuilderProgram;

interface Looked {
  readonly problems: readonly Problem[];
  /** Keeps what it has read: after a change only what the change affects is looked at. */
  readonly builder: Builder;
}

/** Another file is missing, or is no module any more, which the check of the configuration tells. */
const OF_ANOTHER_FILE = [2306, 2307];

/** Rules of sandboxes: nothing else tells what is wrong with their types. */
const isRule = ({ fileName }: ts.SourceFile): boolean => /\/sandbox\/[^/]+$/.test(fileName);

const configOf = ({ siteDir }: Workspace): string => join(siteDir, 'tsconfig.json');

function optionsOf(workspace: Workspace, files: readonly string[]): ts.CompilerOptions {
  const { config } = ts.readConfigFile(configOf(workspace), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files },
    ts.sys,
    workspace.siteDir,
  );
  // Those of the theme, which these modules do without, are as many as all others.
  const types = options.types?.filter((name) => name === 'node');
  return { ...options, ...(types && { types }), noEmit: true, incremental: false };
}

/** Parses a file anew only when its text has changed. */
function hostWith(options: ts.CompilerOptions, before: Builder | undefined): ts.CompilerHost {
  const host = ts.createIncrementalCompilerHost(options);
  return {
    ...host,
    getSourceFile: (name, ...settings) => {
      const known = before?.getSourceFile(name);
      return known && known.text === host.readFile(name)
        ? known
        : host.getSourceFile(name, ...settings);
    },
  };
}

/** What is wrong in each of the files. */
function wrongIn(
  builder: Builder,
  files: readonly ts.SourceFile[],
): (file: ts.SourceFile) => readonly ts.Diagnostic[] {
  const unread = (file: ts.SourceFile) => builder.getSyntacticDiagnostics(file).slice(0, 1);
  // What cannot be read gives the others wrong types.
  if (files.some((file) => unread(file).length > 0)) {
    return (file) => (isRule(file) ? unread(file) : []);
  }
  const isOther = (source: ts.SourceFile): boolean => !files.includes(source);
  while (builder.getSemanticDiagnosticsOfNextAffectedFile(undefined, isOther));
  return (file) =>
    builder
      .getSemanticDiagnostics(file)
      .filter(({ code }) => isRule(file) || !OF_ANOTHER_FILE.includes(code));
}

function problemsOf(
  { siteDir }: Workspace,
  { fileName, text }: ts.SourceFile,
  wrong: readonly ts.Diagnostic[],
): readonly Problem[] {
  const file = sitePath(siteDir, fileName);
  return wrong.map(({ start = 0, messageText }) => {
    const [message = ''] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
    return (
      textProblem(file, text) ??
      problemAt(placesIn(file, text)(start))(
        message.replaceAll(siteDir + sep, '').replace(/\.$/, ''),
        'correct it; `npm run typecheck` says more',
      )
    );
  });
}

/** Modules of the configuration that import no words of a set. */
const ofEngine = (workspace: Workspace): readonly string[] =>
  modulesOf(workspace)
    .map((file) => join(workspace.siteDir, file))
    .filter((path) => !workspace.text(path)?.includes('/partners/'));

const stateOfEngine = (workspace: Workspace): string =>
  ofEngine(workspace)
    .map((path) => `${path} ${workspace.stamp(path) ?? ''}`)
    .join();

const engineAtStart = oncePer(stateOfEngine);

function pathsOf(workspace: Workspace): readonly string[] {
  const { siteDir } = workspace;
  const files = workspace.list('partners');
  // Rules import the types of their contract, which `npm run types` writes.
  const isTyped = (file: string): boolean =>
    basename(dirname(file)) !== 'sandbox' || files.includes(`${dirname(file)}/contract.d.ts`);
  const partners = files.filter(
    (file) => /^partners\/[^/]+\/(?:sandbox\/)?[\w-]+(?:\.d)?\.ts$/.test(file) && isTyped(file),
  );
  const hasChanged = stateOfEngine(workspace) !== engineAtStart(workspace);
  const leftOut = hasChanged ? [] : ofEngine(workspace);
  return [...modulesOf(workspace), ...partners]
    .map((file) => join(siteDir, file))
    .filter((path) => !leftOut.includes(path));
}

/** The files are read by the compiler: their stamps tell when to look again. */
const looked = kept((workspace, _siteDir: string, before?: Looked): Looked => {
  const paths = pathsOf(workspace);
  for (const path of paths) workspace.stamp(path);
  const options = optionsOf(workspace, paths);
  const host = hostWith(options, before?.builder);
  const builder = ts.createSemanticDiagnosticsBuilderProgram(paths, options, host, before?.builder);
  const files = paths.flatMap((path) => builder.getSourceFile(path) ?? []);
  // One is gone since it was listed: what the others miss in it is no mistake of theirs.
  if (files.length < paths.length) return { builder, problems: [] };
  const wrong = wrongIn(builder, files);
  return { builder, problems: files.flatMap((file) => problemsOf(workspace, file, wrong(file))) };
});

/**
 * Errors of types in the modules of writers: the words of sets, the rules of sandboxes, and the
 * configuration. Of the configuration, which knows the whole engine, it looks at the modules that import
 * words of sets, and at the others once one of them has changed.
 */
export const typeProblems = (workspace: Workspace): readonly Problem[] =>
  workspace.stamp(configOf(workspace)) === undefined
    ? []
    : looked(workspace, workspace.siteDir).problems;
